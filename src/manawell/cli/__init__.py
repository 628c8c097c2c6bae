"""The terminal: play, replay, verify and read the rules at a keyboard. Only its boards know single games."""
