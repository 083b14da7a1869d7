//! How much one address, one socket and everybody together may ask for.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use std::time::Instant;

/// A bucket that fills with time and is emptied by requests.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    level: f64,
    at: Instant,
}

/// How fast a bucket fills, in requests a second, and how much it holds.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rate {
    pub(crate) per_second: f64,
    pub(crate) at_once: f64,
}

impl Rate {
    /// So many a second and `times` as many at once; `None`, which is no limit, for 0.
    pub(crate) fn new(per_second: f64, times: f64) -> Option<Rate> {
        (per_second > 0.0).then_some(Rate {
            per_second,
            at_once: (per_second * times).max(1.0),
        })
    }
}

impl Rate {
    /// The rate of so many together.
    fn times(self, many: usize) -> Rate {
        Rate {
            per_second: self.per_second * many as f64,
            at_once: self.at_once * many as f64,
        }
    }
}

impl Bucket {
    pub(crate) fn full(rate: Rate) -> Bucket {
        Bucket {
            level: rate.at_once,
            at: Instant::now(),
        }
    }

    /// Takes one, if there is one.
    pub(crate) fn take(&mut self, rate: Rate) -> bool {
        let now = Instant::now();
        let grown = self.level + now.duration_since(self.at).as_secs_f64() * rate.per_second;
        self.at = now;
        self.level = grown.min(rate.at_once);
        let there = self.level >= 1.0;
        if there {
            self.level -= 1.0;
        }
        there
    }

    /// In how many seconds there is one again.
    pub(crate) fn wait(&self, rate: Rate) -> u32 {
        ((1.0 - self.level) / rate.per_second).ceil().clamp(1.0, 3600.0) as u32
    }

    pub(crate) fn is_full(&self, rate: Rate) -> bool {
        self.level + self.at.elapsed().as_secs_f64() * rate.per_second >= rate.at_once
    }
}

/// A bucket for each address.
pub(crate) struct PerAddress {
    rate: Option<Rate>,
    buckets: Mutex<HashMap<IpAddr, Bucket>>,
}

/// Full buckets are forgotten when there are more than this.
const MANY: usize = 10_000;

impl PerAddress {
    pub(crate) fn new(rate: Option<Rate>) -> PerAddress {
        PerAddress {
            rate,
            buckets: Mutex::default(),
        }
    }

    /// Whether this address may ask once more now; if not, in how many seconds it may.
    pub(crate) fn admits(&self, address: IpAddr) -> Result<(), u32> {
        let Some(rate) = self.rate else {
            return Ok(());
        };
        let Ok(mut buckets) = self.buckets.lock() else {
            return Ok(());
        };
        if buckets.len() > MANY {
            // By the slower rate; the bucket of a site that is kept a little longer harms nobody.
            buckets.retain(|_, bucket| !bucket.is_full(rate));
        }
        for (network, networks) in counted_as(address) {
            let rate = rate.times(networks);
            let bucket = buckets.entry(network).or_insert_with(|| Bucket::full(rate));
            if !bucket.take(rate) {
                return Err(bucket.wait(rate));
            }
        }
        Ok(())
    }
}

/// An IPv6 host has a whole network of addresses: it counts as one.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    first_bits(address, 64).unwrap_or(address)
}

/// One customer may have 65,536 IPv6 networks, a site: together they count as [`NETWORKS_OF_A_SITE`]. The last bit is set, which it is in no
/// network, so that a site and its first network are counted apart.
fn site(address: IpAddr) -> Option<IpAddr> {
    let IpAddr::V6(site) = first_bits(address, 48)? else {
        return None;
    };
    Some(IpAddr::V6((u128::from(site) | 1).into()))
}

/// As how many networks a site counts: enough for the people of a street whose provider gives each of them one network.
const NETWORKS_OF_A_SITE: usize = 16;

fn first_bits(address: IpAddr, bits: u32) -> Option<IpAddr> {
    match address {
        IpAddr::V6(v6) if v6.to_ipv4_mapped().is_none() => {
            Some(IpAddr::V6((u128::from(v6) & !0 << (128 - bits)).into()))
        }
        _ => None,
    }
}

/// How many things each address has open.
#[derive(Default)]
pub(crate) struct OpenByAddress {
    most: usize,
    open: Mutex<HashMap<IpAddr, usize>>,
    /// When it was last said of an address that it has too many.
    said: Mutex<HashMap<IpAddr, Instant>>,
}

/// How often it is said of one address that it has too many.
const SAY_EVERY: std::time::Duration = std::time::Duration::from_secs(60);

/// Something an address has open, until it is dropped.
pub(crate) struct Place {
    address: IpAddr,
    all: Arc<OpenByAddress>,
}

impl OpenByAddress {
    /// At most so many for each; 0 is no limit.
    pub(crate) fn new(most: usize) -> Arc<OpenByAddress> {
        Arc::new(OpenByAddress {
            most,
            open: Mutex::default(),
            said: Mutex::default(),
        })
    }

    /// Says in the log that an address was refused, once a minute.
    pub(crate) fn note_refusal(&self, address: IpAddr) {
        if self.may_say(address) {
            tracing::warn!(%address, most = self.most, "refused: too many connections from one address (--max-per-address)");
        }
    }

    /// Says in the log that an address has made as much as it may, once a minute.
    pub(crate) fn note_quota(&self, address: IpAddr, tables: u64, bytes: u64) {
        if self.may_say(address) {
            tracing::warn!(%address, tables, bytes, "refused: a new table from an address that has enough (--tables-per-address, --size-per-address)");
        }
    }

    fn may_say(&self, address: IpAddr) -> bool {
        let Ok(mut said) = self.said.lock() else {
            return false;
        };
        said.retain(|_, at| at.elapsed() < SAY_EVERY);
        let may = said.len() < MANY && !said.contains_key(&address);
        if may {
            said.insert(address, Instant::now());
        }
        may
    }

    /// One more, if there is room.
    pub(crate) fn open(self: &Arc<Self>, address: IpAddr) -> Option<Place> {
        let mut open = self.open.lock().ok()?;
        let counted = counted_as(address);
        let has_room = |(address, networks): (IpAddr, usize)| {
            let most = self.most * networks;
            most == 0 || open.get(&address).is_none_or(|count| *count < most)
        };
        if !counted.clone().all(has_room) {
            return None;
        }
        for (address, _) in counted {
            *open.entry(address).or_default() += 1;
        }
        Some(Place {
            address,
            all: self.clone(),
        })
    }
}

/// What an address is counted as, and for how many networks each of them stands.
fn counted_as(address: IpAddr) -> impl Iterator<Item = (IpAddr, usize)> + Clone {
    let site = site(address).map(|site| (site, NETWORKS_OF_A_SITE));
    std::iter::once((network(address), 1)).chain(site)
}

impl Drop for Place {
    fn drop(&mut self) {
        let Ok(mut open) = self.all.open.lock() else {
            return;
        };
        for (address, _) in counted_as(self.address) {
            if let Some(count) = open.get_mut(&address) {
                *count -= 1;
                if *count == 0 {
                    open.remove(&address);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_gives_so_many_at_once() {
        let rate = Rate::new(0.001, 3000.0).unwrap();
        let mut bucket = Bucket::full(rate);
        assert_eq!((0..10).filter(|_| bucket.take(rate)).count(), 3);
        assert!(Rate::new(0.0, 4.0).is_none());
    }

    #[test]
    fn addresses_are_counted_apart_and_a_v6_network_as_one() {
        let limit = PerAddress::new(Rate::new(0.001, 1000.0));
        let address = |text: &str| text.parse::<IpAddr>().unwrap();
        assert_eq!(limit.admits(address("10.0.0.1")), Ok(()));
        assert!(
            limit
                .admits(address("10.0.0.1"))
                .is_err_and(|wait| (900..=1000).contains(&wait))
        );
        assert_eq!(limit.admits(address("10.0.0.2")), Ok(()));
        assert_eq!(limit.admits(address("2001:db8::1")), Ok(()));
        assert!(limit.admits(address("2001:db8::2")).is_err());
    }

    /// The address of a host in one of the networks of a site.
    fn in_network(number: usize) -> IpAddr {
        format!("2001:db8:7:{number:x}::1").parse().unwrap()
    }

    #[test]
    fn the_networks_of_a_site_together_have_as_much_as_a_few() {
        let limit = PerAddress::new(Rate::new(0.001, 1000.0));
        let admitted = (0..100).filter(|network| limit.admits(in_network(*network)).is_ok());
        assert_eq!(admitted.count(), NETWORKS_OF_A_SITE);
        assert_eq!(limit.admits("2001:db8:8::1".parse().unwrap()), Ok(()));
        let all = OpenByAddress::new(2);
        let places: Vec<_> = (0..100)
            .filter_map(|network| all.open(in_network(network)))
            .collect();
        assert_eq!(places.len(), 2 * NETWORKS_OF_A_SITE);
        drop(places);
        assert!(all.open(in_network(7)).is_some());
        assert!(all.open.lock().unwrap().is_empty());
    }

    #[test]
    fn places_are_given_back() {
        let all = OpenByAddress::new(1);
        let address = "10.0.0.1".parse().unwrap();
        let place = all.open(address);
        assert!(place.is_some() && all.open(address).is_none());
        drop(place);
        assert!(all.open(address).is_some());
    }
}
