//! Options and the deal.

use table::{Chance, OptionSpec, Seat, Setup};

use crate::{Cards, Toy};

pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec::choice("heap", &["small", "large"]),
    OptionSpec::switch("gift", false),
];

pub(crate) fn deal(setup: &Setup, cards: &'static Cards, chance: &mut Chance) -> Toy {
    let seats = setup.seats();
    let mut charms: Vec<u8> = (0..cards.charms.len() as u8).collect();
    chance.shuffle(&mut charms);
    charms.truncate(usize::from(seats));
    let heap = if setup.word("heap") == "large" { 20 } else { 12 };
    let gift = u8::from(setup.switch("gift"));
    Toy {
        cards,
        heap,
        lost: 0,
        all: heap + gift * seats,
        die: None,
        active: Seat::FIRST,
        coins: vec![gift; usize::from(seats)],
        charms,
    }
}
