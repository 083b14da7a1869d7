//! Answers of many megabytes: replays and records.
//!
//! Each is made only when it has a place among those that are on their way, and keeps it until the last of it was taken; it is written piece by
//! piece, so that what was sent is in memory no more. So memory is bounded, however many ask at once.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use bytes::Bytes;
use futures_util::stream;
use serde::Serialize;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::Instant;

use crate::failure::Failure;
use crate::limits::{OpenByAddress, Place as PlaceOfAddress};
use crate::wire::{ReplayFile, ReplayFrame};

/// How long somebody waits for a place before they are told to come again.
const WAIT: Duration = Duration::from_secs(5);

/// How long an answer may be on its way: 20 MB, deflated, to a poor telephone.
const LONGEST: Duration = Duration::from_secs(180);

/// How much is written at once.
const PIECE: usize = 64 << 10;

/// One address has at most this part of all places.
const PART_OF_ONE: usize = 4;

/// The places of large answers.
pub(crate) struct Large {
    /// `None` for no limit.
    all: Option<Arc<Semaphore>>,
    by_address: Arc<OpenByAddress>,
    wait: Duration,
}

/// The place of one large answer, until it was taken or given up.
pub(super) struct Place {
    until: Instant,
    _all: Option<OwnedSemaphorePermit>,
    _of_address: Option<PlaceOfAddress>,
}

impl Large {
    /// At most so many at once; 0 is no limit.
    pub(crate) fn new(most: usize) -> Large {
        let of_one = if most == 0 { 0 } else { (most / PART_OF_ONE).max(1) };
        Large {
            all: (most > 0).then(|| Arc::new(Semaphore::new(most))),
            by_address: OpenByAddress::new(of_one),
            wait: WAIT,
        }
    }

    /// Waits a while for a place.
    pub(super) async fn place(&self, address: Option<IpAddr>) -> Result<Place, Failure> {
        let waited = async {
            // An address waits for its own first, so that it keeps nobody else waiting.
            let of_address = match address {
                Some(address) => Some(self.place_of(address).await),
                None => None,
            };
            let all = match &self.all {
                Some(all) => all.clone().acquire_owned().await.ok(),
                None => None,
            };
            (of_address, all)
        };
        let placed = tokio::time::timeout(self.wait, waited).await;
        let (of_address, all) = placed.map_err(|_| Failure::TooBusy)?;
        Ok(Place {
            until: Instant::now() + LONGEST,
            _all: all,
            _of_address: of_address,
        })
    }

    async fn place_of(&self, address: IpAddr) -> PlaceOfAddress {
        loop {
            if let Some(place) = self.by_address.open(address) {
                return place;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    }
}

impl Place {
    /// A body of these pieces, which keeps the place until it was taken. What takes too long is broken off.
    pub(super) fn body(self, pieces: impl Iterator<Item = Vec<u8>> + Send + 'static) -> Body {
        let next = |(place, mut pieces): (Place, _)| async move {
            if Instant::now() > place.until {
                return Err(std::io::Error::from(std::io::ErrorKind::TimedOut));
            }
            let piece: Option<Vec<u8>> = Iterator::next(&mut pieces);
            Ok(piece.map(|piece| (Bytes::from(piece), (place, pieces))))
        };
        Body::from_stream(stream::try_unfold((self, pieces), next))
    }
}

/// A replay as text, in pieces. Each frame goes out of memory when it is written.
pub(super) fn pieces(replay: ReplayFile) -> Result<impl Iterator<Item = Vec<u8>> + Send, Failure> {
    let mut head = b"{\"table\":".to_vec();
    put(&mut head, &replay.table)?;
    head.extend_from_slice(b",\"header\":");
    put(&mut head, &replay.header)?;
    head.extend_from_slice(b",\"frames\":[");
    let mut frames = replay.frames.into_iter().peekable();
    let (mut head, mut ended) = (Some(head), false);
    Ok(std::iter::from_fn(move || {
        if ended {
            return None;
        }
        let mut piece = head.take().unwrap_or_default();
        while piece.len() < PIECE {
            let Some(frame) = frames.next() else {
                piece.extend_from_slice(b"]}");
                ended = true;
                break;
            };
            put_frame(&mut piece, &frame);
            if frames.peek().is_some() {
                piece.push(b',');
            }
        }
        Some(piece)
    }))
}

fn put<T: Serialize>(text: &mut Vec<u8>, value: &T) -> Result<(), Failure> {
    serde_json::to_writer(text, value).map_err(|_| Failure::Internal)
}

/// Plain data with string keys always has a JSON form.
fn put_frame(text: &mut Vec<u8>, frame: &ReplayFrame) {
    let _ = serde_json::to_writer(text, frame);
}

/// A text in pieces.
pub(super) fn text(text: String) -> impl Iterator<Item = Vec<u8>> + Send {
    let mut bytes = Bytes::from(text);
    std::iter::from_fn(move || {
        let piece = bytes.split_to(bytes.len().min(PIECE));
        (!piece.is_empty()).then(|| piece.to_vec())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn impatient(most: usize) -> Large {
        Large {
            wait: Duration::from_millis(60),
            ..Large::new(most)
        }
    }

    #[tokio::test]
    async fn places_are_few_and_one_address_has_a_part_of_them() {
        let large = impatient(8);
        let address = |last: u8| Some(IpAddr::from([10, 0, 0, last]));
        let mut taken = Vec::new();
        for last in 0..4 {
            taken.push(large.place(address(last)).await.unwrap());
            taken.push(large.place(address(last)).await.unwrap());
            assert!(
                large.place(address(last)).await.is_err(),
                "a third of one address"
            );
        }
        assert!(matches!(large.place(address(9)).await, Err(Failure::TooBusy)));
        taken.pop();
        assert!(large.place(address(9)).await.is_ok());
        assert!(large.place(address(0)).await.is_err());
        let unlimited = impatient(0);
        for _ in 0..100 {
            std::mem::forget(unlimited.place(address(0)).await.unwrap());
        }
    }

    #[test]
    fn a_text_is_cut_into_pieces() {
        let whole = "a line\n".repeat(PIECE);
        let pieces: Vec<Vec<u8>> = text(whole.clone()).collect();
        assert!(pieces.len() > 1 && pieces.concat() == whole.as_bytes());
    }
}
