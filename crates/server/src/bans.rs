//! Addresses that may not knock. They stand in a file beside the database, one address or network a line, so that they hold after
//! a restart and can be read and copied by hand; a line that means nothing is left where it is and said in the log.

use std::collections::BTreeSet;
use std::fmt;
use std::fs;
use std::net::IpAddr;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::{PoisonError, RwLock};

/// An address, or all that begin with the same bits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Network {
    address: IpAddr,
    bits: u8,
}

/// An address as a number and how many bits it has. One of IPv4 that came by IPv6 is the same address.
fn number(address: IpAddr) -> (u128, u8) {
    match address.to_canonical() {
        IpAddr::V4(address) => (u32::from(address).into(), 32),
        IpAddr::V6(address) => (address.into(), 128),
    }
}

impl Network {
    fn has(&self, address: IpAddr) -> bool {
        let ((own, size), (other, other_size)) = (number(self.address), number(address));
        let rest = size - self.bits;
        // All bits of the largest size cannot be shifted out.
        size == other_size && (rest == 128 || own >> rest == other >> rest)
    }
}

impl FromStr for Network {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let wrong = || format!("{text:?} is no address and no network, such as 203.0.113.7 or 2001:db8::/32");
        let (address, bits) = match text.split_once('/') {
            Some((address, bits)) => (address, Some(bits.parse::<u8>().map_err(|_| wrong())?)),
            None => (text, None),
        };
        let address = address.parse::<IpAddr>().map_err(|_| wrong())?.to_canonical();
        let (_, size) = number(address);
        let bits = bits.unwrap_or(size);
        // Nobody means to ban half of the world by a slip.
        if bits > size || bits < size / 8 {
            return Err(wrong());
        }
        Ok(Network { address, bits })
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match number(self.address).1 == self.bits {
            true => write!(f, "{}", self.address),
            false => write!(f, "{}/{}", self.address, self.bits),
        }
    }
}

/// Who may not knock.
#[derive(Debug)]
pub(crate) struct Bans {
    file: PathBuf,
    networks: RwLock<BTreeSet<Network>>,
}

impl Bans {
    /// Those of a folder; nobody where there is no file.
    pub(crate) fn read(folder: &Path) -> Self {
        let file = folder.join("bans");
        let text = fs::read_to_string(&file).unwrap_or_default();
        let mut networks = BTreeSet::new();
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
            match line.parse() {
                Ok(network) => drop(networks.insert(network)),
                Err(error) => tracing::error!(%error, file = %file.display(), "a ban cannot be read"),
            }
        }
        Bans { file, networks: RwLock::new(networks) }
    }

    pub(crate) fn has(&self, address: IpAddr) -> bool {
        let networks = self.networks.read().unwrap_or_else(PoisonError::into_inner);
        networks.iter().any(|network| network.has(address))
    }

    pub(crate) fn all(&self) -> Vec<Network> {
        self.networks.read().unwrap_or_else(PoisonError::into_inner).iter().copied().collect()
    }

    /// Bans or lifts, and writes it down first. Whether that is news.
    pub(crate) fn set(&self, network: Network, is_banned: bool) -> std::io::Result<bool> {
        let mut networks = self.networks.write().unwrap_or_else(PoisonError::into_inner);
        let mut next = networks.clone();
        let is_news = if is_banned { next.insert(network) } else { next.remove(&network) };
        if is_news {
            let lines: String = next.iter().map(|network| format!("{network}\n")).collect();
            let part = self.file.with_extension("part");
            fs::write(&part, lines)?;
            fs::rename(&part, &self.file)?;
            *networks = next;
        }
        Ok(is_news)
    }
}
