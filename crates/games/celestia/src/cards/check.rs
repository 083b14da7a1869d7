//! What the rulebook states of the box, checked row by row.

use std::collections::BTreeSet;

use table::{CardFault, Digest, SourceCount};
use tinyvec::ArrayVec;

use super::{
    Ambush, Assault, Boarding, Card, CardOffer, Cards, Counts, Crew, Deal, Deck, Energy, Force, LAIR, Mode,
    Pirate, Raw, RawAmbush, RawAssault, RawPirate, RawStage, Reward, Stage, Weapon,
};

type Checked<T> = Result<T, CardFault>;

fn ensure(holds: bool, place: &str, problem: impl Into<String>) -> Checked<()> {
    if holds {
        Ok(())
    } else {
        Err(CardFault::new(place, problem))
    }
}

/// Makes the box of what is written, or says which row cannot be.
pub(super) fn checked(raw: Raw) -> Checked<Cards> {
    let digest = Digest::of(&toml::to_string(&raw).unwrap_or_default());
    unique_ids(&raw)?;
    equipment(&raw)?;
    path(&raw)?;
    counts(&raw)?;
    let sources = sources(&raw);
    let ambushes = raw
        .start_ambush
        .into_iter()
        .chain(raw.ambush)
        .map(ambush)
        .collect::<Checked<Vec<_>>>()?;
    let stages = raw.stage.into_iter().map(stage).collect::<Checked<Vec<_>>>()?;
    let pirates = raw.pirate.into_iter().map(pirate).collect::<Checked<Vec<_>>>()?;
    let assaults = raw
        .assault
        .into_iter()
        .map(assault)
        .collect::<Checked<Vec<_>>>()?;
    raw.deck.iter().try_for_each(deck)?;
    raw.energy.iter().try_for_each(energy)?;
    let cards = Cards {
        digest,
        equipment: raw.equipment.counts.iter().fold(Counts::NONE, |sum, (card, n)| {
            sum.plus(Counts::several(*card, *n))
        }),
        gold: raw.supply.gold,
        smoke: raw.supply.smoke,
        start_propeller: raw.path.start_propeller,
        pirate_start: raw.path.pirate_start,
        normal_track: raw.tracks.normal,
        expert_track: raw.tracks.expert,
        ambushes,
        stages,
        pirates,
        assaults,
        decks: raw.deck,
        energy: raw.energy,
        sources,
    };
    decks_differ(&cards)?;
    printed_examples(&cards)?;
    Ok(cards)
}

fn unique_ids(raw: &Raw) -> Checked<()> {
    let mut seen = BTreeSet::new();
    let ids = (raw.start_ambush.iter().chain(&raw.ambush).map(|row| &row.id))
        .chain(raw.stage.iter().map(|row| &row.id))
        .chain(raw.pirate.iter().map(|row| &row.id))
        .chain(raw.assault.iter().map(|row| &row.id))
        .chain(raw.deck.iter().map(|row| &row.id))
        .chain(raw.energy.iter().map(|row| &row.id));
    for id in ids {
        ensure(seen.insert(id), &format!("row {id}"), "two rows have this id")?;
    }
    Ok(())
}

/// The rulebook prints how many cards of each kind there are.
fn equipment(raw: &Raw) -> Checked<()> {
    let printed = [13, 11, 9, 7, 5, 3];
    for (card, expected) in Card::ALL.into_iter().zip(printed) {
        let found = raw.equipment.counts.get(&card).copied().unwrap_or(0);
        let name = format!("{card:?}").to_lowercase();
        ensure(
            found == expected,
            "section equipment",
            format!("the rulebook has {expected} of '{name}', not {found}"),
        )?;
    }
    ensure(
        raw.supply.gold == 6,
        "section supply",
        format!("the rulebook has 6 gold tokens, not {}", raw.supply.gold),
    )?;
    ensure(
        raw.supply.smoke == 6,
        "section supply",
        format!("the rulebook has 6 smoke tokens, not {}", raw.supply.smoke),
    )
}

fn path(raw: &Raw) -> Checked<()> {
    let place = "section path";
    ensure(
        raw.path.lair == LAIR,
        place,
        format!(
            "the lair lies after 25 ambushes, at {LAIR}, not {}",
            raw.path.lair
        ),
    )?;
    ensure(
        raw.path.pirate_start == 12,
        place,
        format!("the pirate's ship begins at 12, not {}", raw.path.pirate_start),
    )?;
    propeller(raw.path.start_propeller, place)?;
    for (name, track) in [("normal", raw.tracks.normal), ("expert", raw.tracks.expert)] {
        let place = "section tracks";
        ensure(
            track[0] == 12,
            place,
            format!("'{name}' begins at 12 before the first win, not {}", track[0]),
        )?;
        ensure(
            track.is_sorted(),
            place,
            format!("'{name}' never goes back after a win"),
        )?;
        ensure(
            track[4] < LAIR,
            place,
            format!("'{name}' must stay before the lair at {LAIR}"),
        )?;
    }
    Ok(())
}

fn counts(raw: &Raw) -> Checked<()> {
    let printed = [
        ("start_ambush", raw.start_ambush.len(), 4),
        ("ambush", raw.ambush.len(), 24),
        ("stage", raw.stage.len(), 6),
        ("pirate", raw.pirate.len(), 7),
        ("assault", raw.assault.len(), 14),
        ("deck", raw.deck.len(), 3),
        ("energy", raw.energy.len(), 3),
    ];
    for (section, found, expected) in printed {
        ensure(
            found == expected,
            &format!("section {section}"),
            format!("the box has {expected} rows, not {found}"),
        )?;
    }
    for (mode, expected) in [(Mode::Rapid, 1), (Mode::Normal, 5), (Mode::Expert, 1)] {
        let found = raw.pirate.iter().filter(|row| row.mode == mode).count();
        let name = format!("{mode:?}").to_lowercase();
        ensure(
            found == expected,
            "section pirate",
            format!("the box has {expected} of mode '{name}', not {found}"),
        )?;
    }
    Ok(())
}

fn propeller(number: u8, place: &str) -> Checked<()> {
    ensure(
        (1..=4).contains(&number),
        place,
        format!("a propeller is 1 to 4, not {number}"),
    )
}

/// There are four dice, and every combat has at least one.
fn force(fixed: &[Weapon], rolled: u8, place: &str) -> Checked<Force> {
    let dice = fixed.len() + usize::from(rolled);
    ensure(
        (1..=4).contains(&dice),
        place,
        format!("a force has 1 to 4 dice, not {dice}"),
    )?;
    let fixed: ArrayVec<_> = fixed.iter().map(|weapon| weapon.face()).collect();
    Ok(Force { fixed, rolled })
}

fn ambush(row: RawAmbush) -> Checked<Ambush> {
    let place = format!("row {}", row.id);
    propeller(row.propeller, &place)?;
    ensure(
        (1..=3).contains(&row.rewards.len()),
        &place,
        "an ambush has 1 to 3 rewards",
    )?;
    for reward in &row.rewards {
        if let Reward::Gold(gold) = reward {
            ensure(
                (1..=6).contains(gold),
                &place,
                format!("a reward of gold is 1 to 6, not {gold}"),
            )?;
        }
    }
    let force = force(&row.fixed, row.rolled, &place)?;
    Ok(Ambush {
        id: row.id,
        force,
        rewards: row.rewards,
        propeller: row.propeller,
        source: row.source,
    })
}

fn deal(deal: Deal, most: u8, place: &str) -> Checked<()> {
    let cards = deal.hidden.saturating_add(deal.visible);
    ensure(
        cards <= most,
        place,
        format!("at most {most} cards are shared here, not {cards}"),
    )
}

fn offer(offer: CardOffer, place: &str) -> Checked<()> {
    ensure((1..=6).contains(&offer.price), place, "cards cost 1 to 6 gold")?;
    let cards = offer.hidden.saturating_add(offer.visible);
    ensure(
        (1..=6).contains(&cards),
        place,
        format!("an offer has 1 to 6 cards, not {cards}"),
    )
}

fn stage(row: RawStage) -> Checked<Stage> {
    let place = format!("row {}", row.id);
    propeller(row.propeller, &place)?;
    ensure(
        (1..=6).contains(&row.pirate),
        &place,
        "the pirate gets 1 to 6 cards farther during a stage",
    )?;
    deal(row.per_ambush, 4, &place)?;
    offer(row.cards, &place)?;
    ensure(
        (1..=6).contains(&row.smoke.price),
        &place,
        "smoke costs 1 to 6 gold",
    )?;
    ensure(
        (1..=6).contains(&row.smoke.tokens),
        &place,
        "an offer has 1 to 6 smoke tokens",
    )?;
    Ok(Stage {
        id: row.id,
        name: row.name,
        pirate: row.pirate,
        per_ambush: row.per_ambush,
        cards: row.cards,
        smoke: row.smoke,
        reactivates: row.reactivates,
        propeller: row.propeller,
        source: row.source,
    })
}

fn pirate(row: RawPirate) -> Checked<Pirate> {
    let place = format!("row {}", row.id);
    ensure(
        (1..=6).contains(&row.advance),
        &place,
        "a secret thrust moves the pirate 1 to 6 cards",
    )?;
    let boarding = match (row.mode, row.boarding) {
        (Mode::Rapid, _) => None,
        (_, None) => return Err(CardFault::new(place, "this pirate needs a boarding side")),
        (_, Some(side)) => {
            deal(side.refill, 12, &place)?;
            offer(side.cards, &place)?;
            ensure(
                (1..=6).contains(&side.reactivate),
                &place,
                "readying the crew costs 1 to 6 gold",
            )?;
            let flag = <[Weapon; 2]>::try_from(side.flag.as_slice()).map_err(|_| {
                CardFault::new(place.clone(), "a flag asks for exactly 2 weapons when boarding")
            })?;
            Some(Boarding {
                refill: side.refill,
                cards: side.cards,
                reactivate: side.reactivate,
                flag,
            })
        }
    };
    Ok(Pirate {
        id: row.id,
        name: row.name,
        mode: row.mode,
        advance: row.advance,
        penalty: row.penalty,
        boarding,
        source: row.source,
    })
}

fn assault(row: RawAssault) -> Checked<Assault> {
    let place = format!("row {}", row.id);
    let force = force(&row.fixed, row.rolled, &place)?;
    Ok(Assault {
        id: row.id,
        force,
        constraint: row.constraint,
        source: row.source,
    })
}

fn deck(row: &Deck) -> Checked<()> {
    let place = format!("row {}", row.id);
    ensure(
        (1..=3).contains(&row.generator),
        &place,
        format!("a generator has 1 to 3 slots, not {}", row.generator),
    )?;
    ensure(
        (4..=6).contains(&row.hold),
        &place,
        format!("a hold has 4 to 6 slots, not {}", row.hold),
    )
}

/// The three upper decks have different generators.
fn decks_differ(cards: &Cards) -> Checked<()> {
    let mut seen = BTreeSet::new();
    for deck in &cards.decks {
        ensure(
            seen.insert(deck.generator),
            &format!("row {}", deck.id),
            format!("another upper deck has a generator of {} already", deck.generator),
        )?;
    }
    Ok(())
}

fn energy(row: &Energy) -> Checked<()> {
    let place = format!("row {}", row.id);
    deal(row.share, 12, &place)?;
    ensure(row.lose <= 6, &place, "a token takes at most 6 resources")
}

/// Things the rulebook shows in its examples must be in the box.
fn printed_examples(cards: &Cards) -> Checked<()> {
    let two_whips =
        |ambush: &Ambush| ambush.force.fixed[..] == [Weapon::Whip.face(); 2] && ambush.force.rolled == 2;
    ensure(
        cards.ambushes.iter().any(two_whips),
        "section ambush",
        "the rulebook shows a force of 2 whips and 2 rolled dice, and no row has it",
    )?;
    let shown_stage = |stage: &Stage| {
        let per_ambush = stage.per_ambush.hidden + stage.per_ambush.visible;
        let sells = (stage.cards.price, stage.cards.hidden, stage.cards.visible) == (1, 1, 1);
        (stage.pirate, per_ambush, stage.smoke.price, stage.smoke.tokens) == (2, 2, 1, 3)
            && sells
            && stage.reactivates
    };
    ensure(
        cards.stages.iter().any(shown_stage),
        "section stage",
        "the rulebook shows a stage (pirate +2, 2 cards an ambush, 1 gold for 1/1 cards or 3 smoke, crew readied), and no row has it",
    )?;
    let shown_token = |token: &Energy| (token.share.hidden, token.share.visible, token.lose) == (3, 2, 3);
    ensure(
        cards.energy.iter().any(shown_token),
        "section energy",
        "the rulebook shows a token of 3/2 cards that takes 3 resources, and no row has it",
    )?;
    ensure(
        cards.decks.iter().any(|deck| deck.generator == 2),
        "section deck",
        "the rulebook shows a generator with 2 slots, and no row has it",
    )?;
    let mut advances: Vec<u8> = cards.pirates.iter().map(|pirate| pirate.advance).collect();
    advances.sort_unstable();
    ensure(
        advances == [1, 1, 1, 1, 2, 2, 3],
        "section pirate",
        format!("the rulebook shows secret thrusts of 1 (four times), 2 (twice) and 3, not {advances:?}"),
    )
}

fn sources(raw: &Raw) -> Vec<SourceCount> {
    let equipment = vec![raw.equipment.source; 48];
    vec![
        SourceCount::of("equipment", equipment),
        SourceCount::of("crew", vec![table::Provenance::Rulebook; Crew::ALL.len()]),
        SourceCount::of(
            "ambush",
            raw.start_ambush.iter().chain(&raw.ambush).map(|row| row.source),
        ),
        SourceCount::of("stage", raw.stage.iter().map(|row| row.source)),
        SourceCount::of("pirate", raw.pirate.iter().map(|row| row.source)),
        SourceCount::of("assault", raw.assault.iter().map(|row| row.source)),
        SourceCount::of("deck", raw.deck.iter().map(|row| row.source)),
        SourceCount::of("energy", raw.energy.iter().map(|row| row.source)),
        SourceCount::of("track", [raw.tracks.source; 2]),
    ]
}
