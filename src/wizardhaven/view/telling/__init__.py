"""Reasons, facts, actions and choices as sentences, in every language we speak."""
