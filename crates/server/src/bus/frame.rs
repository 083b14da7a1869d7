//! What a viewer's subject carries: a few bytes that say for whom it is and which number it has, and then the text as it goes to sockets. What is said to a
//! node is a text with a seal before it.
//!
//! A check covers all of it, so that what was cut short or changed on its way reaches nobody: its number is missing then, and is asked for.

use bytes::{Buf, BufMut, Bytes, BytesMut};

use crate::wire::Farewell;

/// How long the part before the text is, with the check at its end.
pub(super) const HEAD: usize = CHECKED + 4;

/// How much of the head the check covers, and the whole text.
const CHECKED: usize = 28;

/// The form of these frames; others are not read.
const FORM: u8 = 2;

/// How long the seal before what is said to a node is: the form, and the check of it and the text.
const SEAL: usize = 1 + 4;

/// The rest is in the next one: a bit beside the number of the part.
const MORE: u16 = 1 << 15;

/// For every socket of the viewer.
pub(super) const EVERYBODY: u64 = 0;

/// What a frame is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A message with a number: it follows the one before.
    Step,
    /// Everything up to a number.
    Whole,
    /// A message without a number, after the one with this number.
    Aside,
    /// From here on messages follow the one with this number.
    Greeting,
    /// Nothing comes any more, and why.
    Bye(Bye),
}

/// Why nothing comes any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bye {
    /// It is said to the socket.
    Farewell(Farewell),
    /// The table does not live there any more; the node that has the socket looks for it.
    Moved,
}

const FAREWELLS: [Farewell; 8] = [
    Farewell::Shutdown,
    Farewell::Resume,
    Farewell::SeatLost,
    Farewell::Seated,
    Farewell::Gone,
    Farewell::SentAway,
    Farewell::Silent,
    Farewell::Unruly,
];

const BYE: u8 = 16;
const MOVED: u8 = 15;

impl Kind {
    fn byte(self) -> u8 {
        match self {
            Kind::Step => 1,
            Kind::Whole => 2,
            Kind::Aside => 3,
            Kind::Greeting => 4,
            Kind::Bye(Bye::Moved) => MOVED,
            Kind::Bye(Bye::Farewell(farewell)) => {
                let at = FAREWELLS.iter().position(|one| *one == farewell);
                BYE + at.unwrap_or(1) as u8
            }
        }
    }

    fn read(byte: u8) -> Option<Kind> {
        Some(match byte {
            1 => Kind::Step,
            2 => Kind::Whole,
            3 => Kind::Aside,
            4 => Kind::Greeting,
            MOVED => Kind::Bye(Bye::Moved),
            _ => {
                let at = usize::from(byte.checked_sub(BYE)?);
                Kind::Bye(Bye::Farewell(*FAREWELLS.get(at)?))
            }
        })
    }
}

/// A frame, or a part of one that is too long for one message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Frame {
    pub(super) kind: Kind,
    /// The life of the node that has the table.
    pub(super) life: i64,
    /// The number of the message, or of the one before.
    pub(super) number: u64,
    /// The socket it is for.
    pub(super) to: u64,
    /// Which part of the text it is, from 0 on.
    pub(super) part: u16,
    /// The rest is in the next one.
    pub(super) more: bool,
    pub(super) text: Bytes,
}

/// The check of a head and its text: CRC-32, which notices what networks and programs do, not what people do who are on the bus.
pub(super) fn check(head: &[u8], text: &[u8]) -> u32 {
    let mut check = crc32fast::Hasher::new();
    check.update(head);
    check.update(text);
    check.finalize()
}

/// What is said to a node, with a check before it.
pub(super) fn sealed(text: &[u8]) -> Bytes {
    let mut bytes = BytesMut::with_capacity(SEAL + text.len());
    bytes.put_u8(FORM);
    bytes.put_u32(check(&bytes, text));
    bytes.put_slice(text);
    bytes.freeze()
}

/// What was said; `None` if it is nothing of ours, or not as it was sent.
pub(super) fn unsealed(bytes: &[u8]) -> Option<&[u8]> {
    let (mut head, text) = bytes.split_at_checked(SEAL)?;
    let found = check(&head[..1], text);
    (head.get_u8() == FORM && head.get_u32() == found).then_some(text)
}

impl Frame {
    /// As it is sent.
    pub(super) fn bytes(&self) -> Bytes {
        let mut bytes = BytesMut::with_capacity(HEAD + self.text.len());
        bytes.put_u8(FORM);
        bytes.put_u8(self.kind.byte());
        let more = if self.more { MORE } else { 0 };
        bytes.put_u16((self.part % MORE) | more);
        bytes.put_i64(self.life);
        bytes.put_u64(self.number);
        bytes.put_u64(self.to);
        bytes.put_u32(check(&bytes, &self.text));
        bytes.put_slice(&self.text);
        bytes.freeze()
    }

    /// Reads what was sent; `None` if it is nothing of ours, or not as it was sent.
    pub(super) fn read(bytes: &Bytes) -> Option<Frame> {
        let mut head: &[u8] = bytes.get(..HEAD)?;
        let text = bytes.slice(HEAD..);
        let found = check(&head[..CHECKED], &text);
        let (form, kind, part) = (head.get_u8(), head.get_u8(), head.get_u16());
        let (life, number, to) = (head.get_i64(), head.get_u64(), head.get_u64());
        if form != FORM || head.get_u32() != found {
            return None;
        }
        Some(Frame {
            kind: Kind::read(kind)?,
            life,
            number,
            to,
            part: part % MORE,
            more: part & MORE != 0,
            text,
        })
    }

    /// As many messages as it takes, each of at most so many bytes.
    pub(super) fn messages(mut self, most: usize) -> Vec<Bytes> {
        let most = most.saturating_sub(HEAD).max(1);
        let mut all = Vec::with_capacity(1);
        let mut rest = std::mem::take(&mut self.text);
        loop {
            self.text = rest.split_to(rest.len().min(most));
            self.more = !rest.is_empty();
            all.push(self.bytes());
            if rest.is_empty() {
                return all;
            }
            self.part = self.part.wrapping_add(1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn frame(kind: Kind, text: &'static str) -> Frame {
        Frame {
            kind,
            life: 7,
            number: u64::MAX - 1,
            to: 9,
            part: 0,
            more: false,
            text: Bytes::from_static(text.as_bytes()),
        }
    }

    #[test]
    fn a_frame_is_read_as_it_was_written() {
        let mut kinds = vec![
            Kind::Step,
            Kind::Whole,
            Kind::Aside,
            Kind::Greeting,
            Kind::Bye(Bye::Moved),
        ];
        kinds.extend(FAREWELLS.map(|one| Kind::Bye(Bye::Farewell(one))));
        for kind in kinds {
            let frame = frame(kind, "text");
            assert_eq!(Frame::read(&frame.bytes()), Some(frame));
        }
    }

    #[test]
    fn what_is_too_long_is_cut_and_comes_together_again() {
        let messages = frame(Kind::Whole, "a long text").messages(HEAD + 4);
        let frames: Vec<Frame> = messages.iter().map(|bytes| Frame::read(bytes).unwrap()).collect();
        assert_eq!(
            frames.iter().map(|one| (one.part, one.more)).collect::<Vec<_>>(),
            [(0, true), (1, true), (2, false)]
        );
        let whole: Vec<u8> = frames.iter().flat_map(|one| one.text.to_vec()).collect();
        assert_eq!(whole, b"a long text");
        assert_eq!(frame(Kind::Step, "").messages(HEAD).len(), 1);
    }

    #[test]
    fn nonsense_is_not_read() {
        for bytes in [
            &b""[..],
            b"x",
            &[0; HEAD],
            &[255; HEAD],
            &[1; HEAD],
            &[FORM; HEAD - 1],
        ] {
            assert_eq!(Frame::read(&Bytes::copy_from_slice(bytes)), None);
        }
    }

    #[test]
    fn what_is_said_to_a_node_is_read_only_as_it_was_said() {
        let text = b"{\"table\":\"t\"}";
        let whole = sealed(text);
        assert_eq!(unsealed(&whole), Some(&text[..]));
        assert_eq!(unsealed(text), None, "without a seal");
        for length in 0..whole.len() {
            assert_eq!(unsealed(&whole[..length]), None, "cut at {length}");
            for bit in 0..8 {
                let mut changed = whole.to_vec();
                changed[length] ^= 1 << bit;
                assert_eq!(unsealed(&changed), None, "bit {bit} of {length}");
            }
        }
    }

    #[test]
    fn what_was_cut_short_or_changed_on_its_way_is_not_read() {
        let whole = frame(Kind::Step, "{\"type\":\"step\"}").bytes();
        assert!(Frame::read(&whole).is_some());
        for length in 0..whole.len() {
            assert_eq!(Frame::read(&whole.slice(..length)), None, "cut at {length}");
            for bit in 0..8 {
                let mut changed = whole.to_vec();
                changed[length] ^= 1 << bit;
                assert_eq!(Frame::read(&changed.into()), None, "bit {bit} of {length}");
            }
        }
    }
}
