"""The two shapes that nearly every WebSocket frame has here: a short text from a browser, and a text to it.

They are read and written once a move and more, and need no state. All the rest is the library's work.
"""

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

WHOLE_TEXT = 0x81
"""The first byte of a text that is not continued."""
FIN = 0x80
MASKED = 0x80
SHORT = 125
"""The most bytes of a frame that says its length in one byte."""
HEAD = 2
MASK = 4


def framed(text: bytes) -> bytes:
    """A text on its way to a browser.

    >>> framed(b"hi")
    b'\\x81\\x02hi'
    """
    length = len(text)
    if length <= SHORT:
        return bytes((WHOLE_TEXT, length)) + text
    if length < 1 << 16:
        return bytes((WHOLE_TEXT, SHORT + 1, length >> 8, length & 0xFF)) + text
    return bytes((WHOLE_TEXT, SHORT + 2)) + length.to_bytes(8, "big") + text


def short_text(data: bytes) -> bytes | None:
    """What a browser says, when exactly one short text was read; None for everything else."""
    if len(data) < HEAD + MASK or data[0] != WHOLE_TEXT:
        return None
    length = data[1] - MASKED
    if not 0 <= length <= SHORT or len(data) != HEAD + MASK + length:
        return None
    return apply_mask(data[HEAD + MASK :], data[HEAD : HEAD + MASK])


def are_whole(data: bytes) -> bool:
    """Whether these are frames from the first to the last byte, and none of them is to be continued.

    >>> are_whole(bytes([0x89, 0x80, 1, 2, 3, 4]))
    True
    >>> are_whole(bytes([0x01, 0x80, 1, 2, 3, 4]))
    False
    """
    at = 0
    while at + HEAD <= len(data) and data[at] & FIN:
        length, at = data[at + 1] & ~MASKED, at + HEAD
        if length > SHORT:
            more = 2 if length == SHORT + 1 else 8
            length, at = int.from_bytes(data[at : at + more], "big"), at + more
        at += MASK + length
    return at == len(data)
