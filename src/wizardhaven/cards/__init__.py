"""The cards: values only, written in the words of `wizardhaven.vocabulary`."""
