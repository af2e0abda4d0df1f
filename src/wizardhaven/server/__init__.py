"""Tables for people and bots over the network: who sits where, what is stored, who is told what."""
