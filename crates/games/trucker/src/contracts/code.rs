//! The code of a contract: nine letters and digits in threes, such as `4C0-02M-X7P`.
//!
//! A code is read wherever it was copied to, by every later version: what it carries stands in a fixed order (`CARRIED`), new things
//! are added where bits are spare, and the last two letters tell a damaged code from a true one.

use std::fmt;
use std::str::FromStr;

use table::Setting;

use crate::cards::missions::Mission;

/// Letters and digits that are not taken for each other.
const LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// How many of them a code has.
const LENGTH: usize = 9;
/// The version of what is written here.
const VERSION: u64 = 1;
const VERSION_BITS: u32 = 3;
/// Bits that later versions may use; today they are 0.
const SPARE_BITS: u32 = 5;
/// Bits of the number that makes what is drawn for everybody to see, the VIPs, the same wherever the contract is flown.
const SEED_BITS: u32 = 15;
const CHECK_BITS: u32 = 10;
/// Ten bits of check find every damage within ten bits: one letter mistaken, or two beside each other swapped.
const CHECK_POLYNOMIAL: u64 = 0b110_0011_0011;

/// How many contracts differ in nothing but their number.
pub const SEEDS: u16 = 1 << SEED_BITS;

/// An option that a contract sets, and the values it has in codes; their order never changes.
struct Carried {
    option: &'static str,
    values: Values,
    bits: u32,
}

enum Values {
    Words(&'static [&'static str]),
    /// `none`, `random`, then every mission of the manual.
    Missions,
    Switch,
}

const CARRIED: [Carried; 6] = [
    Carried::new("flight", Values::Words(&["learning", "1", "2", "3", "trek"]), 3),
    Carried::new("building", Values::Words(&["realtime", "turns"]), 1),
    Carried::new("mission", Values::Missions, 5),
    Carried::new("vips", Values::Switch, 1),
    Carried::new("supers", Values::Switch, 1),
    Carried::new("party", Values::Switch, 1),
];

impl Carried {
    const fn new(option: &'static str, values: Values, bits: u32) -> Carried {
        Carried { option, values, bits }
    }

    /// The setting with this place among the values.
    fn setting(&self, place: u8) -> Option<Setting> {
        let word = |word: &str| Setting::Choice(word.into());
        match (&self.values, place) {
            (Values::Words(words), _) => words.get(usize::from(place)).copied().map(word),
            (Values::Missions, 0) => Some(word("none")),
            (Values::Missions, 1) => Some(word("random")),
            (Values::Missions, _) => Mission::NAMES.get(usize::from(place) - 2).copied().map(word),
            (Values::Switch, 0 | 1) => Some(Setting::Switch(place == 1)),
            (Values::Switch, _) => None,
        }
    }

    /// The place of a setting among the values.
    fn place(&self, setting: &Setting) -> Option<u8> {
        (0..1 << self.bits).find(|place| self.setting(*place).as_ref() == Some(setting))
    }
}

/// What a code says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contract {
    /// For each option carried, the place of its value.
    places: [u8; CARRIED.len()],
    /// Its number among those that say the same.
    seed: u16,
}

/// Why a code says nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CodeFault {
    /// It is too short or too long.
    #[error("a contract has {LENGTH} letters and digits, this has {0}")]
    Length(usize),
    /// It has a character that no code has.
    #[error("no contract has the character '{0}'")]
    Letter(char),
    /// The check does not hold.
    #[error("a letter is wrong or two are swapped")]
    Damaged,
    /// A later version of the program wrote it.
    #[error("it was made by a later version of this program")]
    Newer,
    /// Something else was set beside it.
    #[error("it says {option}={contract}, and {option}={given} was asked for beside it")]
    Contradicted {
        /// The option.
        option: &'static str,
        /// What the contract says.
        contract: String,
        /// What was given.
        given: String,
    },
}

impl CodeFault {
    /// A word that stays the same.
    pub fn word(&self) -> &'static str {
        match self {
            CodeFault::Length(_) => "contract-length",
            CodeFault::Letter(_) => "contract-letter",
            CodeFault::Damaged => "contract-damaged",
            CodeFault::Newer => "contract-newer",
            CodeFault::Contradicted { .. } => "contract-contradicted",
        }
    }
}

impl Contract {
    /// A contract with these settings; what they leave out has its first value.
    pub(crate) fn new(settings: &[(&str, Setting)], seed: u16) -> Contract {
        let mut places = [0; CARRIED.len()];
        for (place, carried) in places.iter_mut().zip(&CARRIED) {
            let said = settings.iter().find(|(name, _)| *name == carried.option);
            *place = said.and_then(|(_, value)| carried.place(value)).unwrap_or(0);
        }
        let seed = seed % SEEDS;
        Contract { places, seed }
    }

    /// Everything it sets.
    pub fn settings(&self) -> impl Iterator<Item = (&'static str, Setting)> + '_ {
        let pairs = CARRIED.iter().zip(self.places);
        pairs.filter_map(|(carried, place)| Some((carried.option, carried.setting(place)?)))
    }

    /// Its number among those that say the same: what is drawn for all to see follows from it.
    pub fn seed(&self) -> u16 {
        self.seed
    }

    /// What is written, without the check.
    fn bits(&self) -> u64 {
        let mut bits = VERSION;
        for (carried, place) in CARRIED.iter().zip(self.places) {
            bits = bits << carried.bits | u64::from(place);
        }
        (bits << SPARE_BITS) << SEED_BITS | u64::from(self.seed)
    }
}

/// The remainder that tells a damaged code.
fn check(bits: u64) -> u64 {
    let mut rest = bits << CHECK_BITS;
    for at in (CHECK_BITS..u64::BITS).rev() {
        if rest >> at & 1 == 1 {
            rest ^= CHECK_POLYNOMIAL << (at - CHECK_BITS);
        }
    }
    // An empty code is no code.
    rest ^ 0x155
}

impl fmt::Display for Contract {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bits = self.bits();
        let whole = bits << CHECK_BITS | check(bits);
        for at in 0..LENGTH {
            if at > 0 && at % 3 == 0 {
                f.write_str("-")?;
            }
            let letter = whole >> (5 * (LENGTH - 1 - at)) & 31;
            write!(f, "{}", char::from(LETTERS[letter as usize]))?;
        }
        Ok(())
    }
}

/// The value of a character; those that look alike are the same, in either case.
fn letter(char: char) -> Result<u64, CodeFault> {
    let plain = match char.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        plain => plain,
    };
    let at = LETTERS.iter().position(|known| char::from(*known) == plain);
    at.map(|at| at as u64).ok_or(CodeFault::Letter(char))
}

impl FromStr for Contract {
    type Err = CodeFault;

    fn from_str(typed: &str) -> Result<Contract, CodeFault> {
        let chars = typed
            .chars()
            .filter(|char| !char.is_whitespace() && !matches!(char, '-' | '–' | '—'));
        let letters = chars.map(letter).collect::<Result<Vec<u64>, CodeFault>>()?;
        if letters.len() != LENGTH {
            return Err(CodeFault::Length(letters.len()));
        }
        let whole = letters.iter().fold(0, |whole, letter| whole << 5 | letter);
        let bits = whole >> CHECK_BITS;
        if check(bits) != whole & ((1 << CHECK_BITS) - 1) {
            return Err(CodeFault::Damaged);
        }
        read(bits)
    }
}

/// What bits whose check holds say.
fn read(mut bits: u64) -> Result<Contract, CodeFault> {
    let mut take = |count: u32| {
        let taken = bits & ((1 << count) - 1);
        bits >>= count;
        taken
    };
    let seed = take(SEED_BITS) as u16;
    let spare = take(SPARE_BITS);
    let mut places = [0; CARRIED.len()];
    for (place, carried) in places.iter_mut().zip(&CARRIED).rev() {
        *place = take(carried.bits) as u8;
    }
    let known = CARRIED
        .iter()
        .zip(places)
        .all(|(carried, place)| carried.setting(place).is_some());
    if take(VERSION_BITS) != VERSION || spare != 0 || !known {
        return Err(CodeFault::Newer);
    }
    Ok(Contract { places, seed })
}
