//! Who is at the other end when a proxy stands between.

use std::net::IpAddr;
use std::str::FromStr;

use axum::http::HeaderMap;

/// The address of a proxy, or of a network of them: `10.0.0.7`, `10.0.0.0/8`, `fd00::/8`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network {
    address: IpAddr,
    bits: u8,
}

impl Network {
    /// Proxies on the same machine.
    pub(crate) const HERE: [Network; 2] = [
        Network {
            address: IpAddr::V4(std::net::Ipv4Addr::new(127, 0, 0, 0)),
            bits: 8,
        },
        Network {
            address: IpAddr::V6(std::net::Ipv6Addr::LOCALHOST),
            bits: 128,
        },
    ];

    fn contains(&self, address: IpAddr) -> bool {
        let same = |one: u128, other: u128, length: u32| {
            let rest = length - u32::from(self.bits).min(length);
            rest == 128 || one >> rest == other >> rest
        };
        match (self.address, address.to_canonical()) {
            (IpAddr::V4(own), IpAddr::V4(other)) => same(own.to_bits().into(), other.to_bits().into(), 32),
            (IpAddr::V6(own), IpAddr::V6(other)) => same(own.to_bits(), other.to_bits(), 128),
            _ => false,
        }
    }
}

impl FromStr for Network {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (address, bits) = text
            .split_once('/')
            .map_or((text, None), |(address, bits)| (address, Some(bits)));
        let address: IpAddr = address
            .trim()
            .parse()
            .map_err(|_| format!("'{address}' is no address"))?;
        let most = if address.is_ipv4() { 32 } else { 128 };
        let bits = match bits {
            None => most,
            Some(bits) => bits
                .trim()
                .parse()
                .ok()
                .filter(|bits| *bits <= most)
                .ok_or_else(|| format!("'/{bits}' is no network"))?,
        };
        Ok(Network { address, bits })
    }
}

/// Which proxies are believed, and how many may stand one behind the other.
#[derive(Clone, Debug)]
pub(crate) struct Proxies {
    trusted: Vec<Network>,
    hops: usize,
}

impl Proxies {
    /// Proxies at these addresses; if none are named but there is one, it is on this machine.
    pub(crate) fn new(behind_proxy: bool, named: &[Network], hops: usize) -> Proxies {
        let trusted = match (named, behind_proxy) {
            ([], true) => Network::HERE.to_vec(),
            (named, _) => named.to_vec(),
        };
        Proxies {
            trusted,
            hops: hops.max(1),
        }
    }

    /// Whether what comes from this address is believed.
    pub(crate) fn trusts(&self, address: IpAddr) -> bool {
        self.trusted.iter().any(|network| network.contains(address))
    }

    /// The address of the client: what the nearest proxies say, each of which must be believed. What clients write into the header themselves
    /// stands further left and is never reached.
    pub(crate) fn client(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let lines = headers.get_all("x-forwarded-for").iter();
        let named: Vec<&str> = lines
            .filter_map(|line| line.to_str().ok())
            .flat_map(|line| line.split(','))
            .collect();
        let mut client = peer.to_canonical();
        for name in named.iter().rev().take(self.hops) {
            if !self.trusts(client) {
                break;
            }
            match read_address(name.trim()) {
                Some(address) => client = address,
                None => break,
            }
        }
        client
    }
}

/// An address, with or without a port.
fn read_address(text: &str) -> Option<IpAddr> {
    let bare = text.trim_start_matches('[').split(']').next()?;
    let address = bare
        .parse()
        .ok()
        .or_else(|| Some(text.parse::<std::net::SocketAddr>().ok()?.ip()));
    address.map(|address: IpAddr| address.to_canonical())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(proxies: &Proxies, peer: &str, lines: &[&str]) -> String {
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append("x-forwarded-for", line.parse().unwrap());
        }
        proxies.client(peer.parse().unwrap(), &headers).to_string()
    }

    #[test]
    fn only_what_trusted_proxies_say_is_believed() {
        let one = Proxies::new(true, &[], 1);
        assert_eq!(client(&one, "127.0.0.1", &["9.9.9.9, 1.2.3.4"]), "1.2.3.4");
        assert_eq!(
            client(&one, "127.0.0.1", &["9.9.9.9", "1.2.3.4"]),
            "1.2.3.4",
            "several lines are one list"
        );
        assert_eq!(
            client(&one, "8.8.8.8", &["1.2.3.4"]),
            "8.8.8.8",
            "nobody else is believed"
        );
        assert_eq!(client(&one, "127.0.0.1", &["nonsense"]), "127.0.0.1");
        assert_eq!(client(&one, "127.0.0.1", &["1.2.3.4:5678"]), "1.2.3.4");
        assert_eq!(client(&one, "::1", &["[2001:db8::1]:99"]), "2001:db8::1");
        let none = Proxies::new(false, &[], 1);
        assert_eq!(client(&none, "127.0.0.1", &["1.2.3.4"]), "127.0.0.1");
    }

    #[test]
    fn several_proxies_stand_one_behind_the_other_only_as_far_as_is_said() {
        let networks = ["127.0.0.1".parse().unwrap(), "10.0.0.0/8".parse().unwrap()];
        let two = Proxies::new(true, &networks, 2);
        assert_eq!(
            client(&two, "127.0.0.1", &["9.9.9.9, 1.2.3.4, 10.1.1.1"]),
            "1.2.3.4"
        );
        assert_eq!(
            client(&two, "127.0.0.1", &["9.9.9.9, 1.2.3.4"]),
            "1.2.3.4",
            "a stranger is no proxy"
        );
        let one = Proxies::new(true, &networks, 1);
        assert_eq!(client(&one, "127.0.0.1", &["1.2.3.4, 10.1.1.1"]), "10.1.1.1");
    }

    #[test]
    fn networks_are_read() {
        let network: Network = "10.0.0.0/8".parse().unwrap();
        assert!(
            network.contains("10.255.0.1".parse().unwrap()) && !network.contains("11.0.0.1".parse().unwrap())
        );
        assert!(network.contains("::ffff:10.0.0.1".parse().unwrap()));
        let all: Network = "0.0.0.0/0".parse().unwrap();
        assert!(all.contains("1.2.3.4".parse().unwrap()));
        let v6: Network = "fd00::/8".parse().unwrap();
        assert!(v6.contains("fd12::1".parse().unwrap()) && !v6.contains("fe80::1".parse().unwrap()));
        for wrong in ["", "10.0.0.0/33", "10.0.0", "::/129", "x/8"] {
            assert!(wrong.parse::<Network>().is_err(), "{wrong}");
        }
    }
}
