//! Every component counted, and what makes a kept position one that can be played on.

mod flight;

use table::{Seat, SeatSet};

use crate::Trucker;
use crate::cards::Cards;
use crate::cards::adventures::CardBits;
use crate::cards::tiles::Kind;
use crate::cards::vips::Vip;
use crate::ids::{Side, Square, TileId};
use crate::rules::{MOST_POINTS, PATIENCE};
use crate::ship::contents::{Crew, Load};
use crate::state::{Building, OPEN_PILES, PILES, Phase, Player, State, TRUCKERS};

type Counted = Result<(), String>;

fn must(so: bool, problem: &str) -> Counted {
    if so { Ok(()) } else { Err(problem.to_owned()) }
}

/// The state from what was kept.
pub(crate) fn restore(state: State, cards: &'static Cards) -> Result<Trucker, String> {
    let seats = state.players.seats();
    must((1..=TRUCKERS as u8).contains(&seats), "nobody plays, or too many")?;
    let mut game = Trucker { cards, state };
    for player in game.state.players.iter_mut() {
        player.ship.renew(&cards.tiles)?;
    }
    Ok(game)
}

/// Counts every component and compares what must agree.
pub(crate) fn count(game: &Trucker) -> Counted {
    count_tiles(game)?;
    for (seat, player) in game.state.players.by_seat() {
        check_player(game, player).map_err(|problem| format!("{seat:?}: {problem}"))?;
    }
    check_table(game)?;
    check_cards(game)?;
    flight::check(game)
}

/// Every tile of the warehouse and every trucker's cabin is in exactly one place.
fn count_tiles(game: &Trucker) -> Counted {
    let mut seen = [false; 256];
    let mut count = 0;
    let mut see = |tile: TileId| -> Counted {
        must(!seen[tile.index()], &format!("{tile:?} is in two places"))?;
        seen[tile.index()] = true;
        count += 1;
        let known = game.cards.tiles.get(tile);
        known.map(|_| ()).ok_or_else(|| format!("there is no {tile:?}"))
    };
    let warehouse = &game.state.warehouse;
    for tile in warehouse
        .down
        .iter()
        .chain(warehouse.up.iter())
        .chain(warehouse.cargo.iter())
    {
        see(*tile)?;
    }
    for player in game.state.players.iter() {
        let held = player.hand.filter(|hand| hand.lies.is_none());
        let on_ship = player
            .ship
            .occupied()
            .iter()
            .filter_map(|square| player.ship.tile(square));
        let lost = player.lost.iter().map(|lost| lost.tile);
        for tile in on_ship
            .chain(lost)
            .chain(player.reserve.iter().copied())
            .chain(held.map(|hand| hand.tile))
        {
            see(tile)?;
        }
    }
    let cabins: Vec<TileId> = game.state.players.iter().map(|player| player.cabin).collect();
    must(
        cabins == game.cards.tiles.starting_cabins()[..cabins.len()],
        "a cabin has the wrong colour",
    )?;
    must(
        cabins.iter().all(|cabin| seen[cabin.index()]),
        "a starting cabin is missing",
    )?;
    let expected = game.cards.tiles.warehouse().count() + cabins.len() + expansion_tiles(game);
    must(
        count == expected,
        &format!("there are {count} tiles, not {expected}"),
    )
}

/// The tiles that the mission put on the table, once it is known.
fn expansion_tiles(game: &Trucker) -> usize {
    let mission = game.mission();
    let cargo = mission.map_or(0, |mission| {
        let kinds = mission.cargo.iter();
        kinds.map(|kind| game.cards.tiles.cargo(*kind).count()).sum()
    });
    let given: usize = game
        .state
        .players
        .iter()
        .map(|player| player.lunar.given.len())
        .sum();
    let cabins = if game.state.lunar.vips.is_some() {
        game.state.players.iter().count()
    } else {
        0
    };
    cargo + given + cabins
}

fn check_player(game: &Trucker, player: &Player) -> Counted {
    let ship = &player.ship;
    must(
        ship.occupied().minus(game.board()).is_empty(),
        "a tile lies beside the board",
    )?;
    for square in ship.occupied().iter() {
        check_load(game, player, square)?;
    }
    check_figures(game, player)?;
    let building = game.state.phase == Phase::Building;
    if let Some(hand) = player.hand {
        must(building && player.space.is_none(), "a tile is at hand")?;
        let lies = hand
            .lies
            .is_none_or(|square| ship.tile(square) == Some(hand.tile) && ship.occupied().len() > 1);
        must(lies, "the tile at hand lies elsewhere")?;
        if let Some(square) = hand.lies {
            must(square != Square::START, "the starting cabin is welded")?;
        }
    }
    if game.state.phase <= Phase::Building {
        must(
            ship.tile(Square::START) == Some(player.cabin),
            "the starting cabin is not in its place",
        )?;
    } else {
        must(player.space.is_some(), "a rocket has no start space")?;
        must(player.reserve.is_empty(), "tiles are set aside")?;
    }
    if let Some(pile) = player.looking {
        must(
            building && usize::from(pile) < OPEN_PILES && !game.state.flight.is_learning(),
            "a pile is in a hand",
        )?;
        let cards = game.state.forecast.piles[usize::from(pile)];
        must(
            cards.minus(player.known).is_empty(),
            "a pile in a hand was not looked at",
        )?;
    }
    must(
        player.space.is_none_or(|space| space < TRUCKERS as u8),
        "there is no such start space",
    )?;
    must(player.points <= MOST_POINTS, "too many points")?;
    must(player.patience <= PATIENCE, "too much patience")
}

/// There is one figure of each colour for each trucker, and only of VIPs that lie open.
fn check_figures(game: &Trucker, player: &Player) -> Counted {
    let (ship, tiles) = (&player.ship, &game.cards.tiles);
    let mut seen = 0u32;
    for cabin in ship.occupied_cabins(tiles).iter() {
        if let Crew::Vip(vip) = ship.crew_at(tiles, cabin) {
            let open = game
                .state
                .lunar
                .vips
                .into_iter()
                .flatten()
                .any(|known| known == vip);
            must(open, "a VIP is aboard who does not travel")?;
            must(seen >> vip.index() & 1 == 0, "a VIP is aboard twice")?;
            seen |= 1 << vip.index();
        }
    }
    let passage = &player.lunar;
    let here = |vip: &Vip| passage.boarded >> vip.index() & 1 == 1;
    let open = game.state.lunar.vips.into_iter().flatten();
    must(
        open.filter(here).count() == passage.boarded.count_ones() as usize,
        "a VIP boarded who does not travel",
    )?;
    must(
        game.state.phase != Phase::Flying || seen & !passage.boarded == 0,
        "a VIP flies who never boarded",
    )?;
    must(passage.charges <= 20, "the surgeon has too many charges")
}

/// What lies on a tile fits on it, and nothing lies on it before it is loaded.
fn check_load(game: &Trucker, player: &Player, square: Square) -> Counted {
    let ship = &player.ship;
    let Some(tile) = ship.printed(&game.cards.tiles, square) else {
        return Err("a square has no tile".to_owned());
    };
    let load = ship.load(square);
    let fits = match tile.kind {
        Kind::Battery => load == Load::cells(load.cell_count()) && load.cell_count() <= tile.capacity,
        Kind::Cabin | Kind::StartingCabin => {
            let alien = matches!(load.who(), Crew::Alien(_) | Crew::Vip(_));
            load == Load::crew(load.who())
                && load.who().count() <= tile.capacity
                && (!alien || tile.kind == Kind::Cabin)
        }
        Kind::CargoHold | Kind::SpecialHold => {
            let red = load.goods(crate::ids::Good::Red);
            load.goods_count() <= tile.capacity && (red == 0 || tile.kind == Kind::SpecialHold)
        }
        Kind::Structural => load.goods_count() <= 1 && (load == Load::EMPTY || game.has_vips()),
        _ => load == Load::EMPTY,
    };
    must(fits, "something lies on a tile that does not fit there")?;
    let boarded = matches!(game.state.phase, Phase::Boarding | Phase::Correcting)
        && matches!(ship.crew_at(&game.cards.tiles, square), Crew::Vip(_));
    must(
        game.is_loaded() || load == Load::EMPTY || boarded,
        "something lies on a tile before it is loaded",
    )?;
    must(
        !tile.kind.is_engine() || ship.turned(square) == Side::Front,
        "an engine is turned",
    )
}

fn check_table(game: &Trucker) -> Counted {
    let state = &game.state;
    let everyone = state.everyone();
    must(
        state.waiting.is_subset(everyone),
        "the table waits for somebody who is not there",
    )?;
    let waits = matches!(
        state.phase,
        Phase::Choosing | Phase::Ready | Phase::Boarding | Phase::Correcting | Phase::Loading
    );
    must(waits != state.waiting.is_empty(), "the table waits for nobody")?;
    let (runs, run) = (game.timer_runs(), state.glass.run);
    must(
        run <= runs && (state.glass.until.is_none() || run > 0),
        "the hourglass runs too often",
    )?;
    let running = state.phase == Phase::Building && state.rules.building == Building::Realtime;
    must(
        state.glass.until.is_none() || running,
        "the hourglass runs though nobody builds",
    )?;
    must(
        (30..=180).contains(&state.rules.run_seconds),
        "no hourglass runs so long",
    )?;
    if state.phase == Phase::Building {
        must(game.finished() != everyone, "everybody has finished")?;
        must(
            runs == 0 || run > 0 && (run < runs || state.glass.until.is_some()),
            "the hourglass has run out",
        )?;
    }
    let mut spaces = SeatSet::EMPTY;
    for space in state.players.iter().filter_map(|player| player.space) {
        let space = Seat::new(usize::from(space)).ok_or("there is no such start space")?;
        must(!spaces.contains(space), "two rockets are on one start space")?;
        spaces = spaces.with(space);
    }
    check_turns(game)?;
    match state.phase {
        Phase::Correcting => must(
            state.waiting.iter().all(|seat| !game.passes_check(seat)),
            "a legal ship is corrected",
        ),
        Phase::Ready => must(runs > 0, "nobody has to be ready"),
        Phase::Choosing => must(state.lunar.offer.is_some(), "no missions lie open"),
        _ => Ok(()),
    }
}

fn check_turns(game: &Trucker) -> Counted {
    let state = &game.state;
    let there = |seat: Seat| state.everyone().contains(seat);
    must(there(state.turns.active), "it is nobody's turn")?;
    must(state.turns.die <= 6, "no die shows that")?;
    must(
        state.turns.first_to_stop.is_none_or(there),
        "nobody stopped first",
    )?;
    if state.phase == Phase::Building && state.rules.building == Building::Turns {
        must(
            !game.finished().contains(state.turns.active),
            "it is the turn of somebody who has stopped",
        )?;
        let first = state.turns.first_to_stop;
        must(
            first.is_some() != game.finished().is_empty(),
            "the countdown was not started",
        )?;
        must(
            first.is_none_or(|seat| game.finished().contains(seat)),
            "the countdown was started by somebody who builds",
        )?;
        must(
            first.is_none() == (state.turns.die == 0),
            "the countdown die lies wrong",
        )?;
        let points = state.players[state.turns.active].points;
        must(
            !state.turns.consulted || points <= 3,
            "the forecast was consulted with too many points",
        )?;
    }
    Ok(())
}

/// Every card is in at most one place, and the piles have as many as they should.
fn check_cards(game: &Trucker) -> Counted {
    let state = &game.state;
    let all = game.cards.adventures.all().or(game.cards.adventures.supers());
    let mut seen = CardBits::NONE;
    let piles = &state.forecast.piles;
    for set in piles
        .iter()
        .chain([&state.air.deck, &state.left_over, &state.turned_up])
    {
        must(set.minus(all).is_empty(), "there is no such card")?;
        must(set.and(seen).is_empty(), "a card is in two places")?;
        seen = seen.or(*set);
    }
    for player in state.players.iter() {
        must(
            player.known.minus(seen).is_empty(),
            "a card was seen that is nowhere",
        )?;
    }
    if state.flight.is_learning() && state.phase <= Phase::Loading {
        must(
            piles[PILES - 1] == game.cards.adventures.learning(),
            "the cards of the learning flight are others",
        )?;
    }
    Ok(())
}

/// A ship as it is kept: a list of its tiles. Connectors are worked out again when the cards are known.
pub(crate) mod kept_ship {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use crate::ids::{Side, Square, TileId};
    use crate::ship::Ship;
    use crate::ship::contents::Load;

    #[derive(Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct KeptTile {
        square: Square,
        tile: TileId,
        turned: Side,
        load: Load,
    }

    pub(crate) fn serialize<S: Serializer>(ship: &Ship, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(ship.occupied().iter().filter_map(|square| {
            Some(KeptTile {
                square,
                tile: ship.tile(square)?,
                turned: ship.turned(square),
                load: ship.load(square),
            })
        }))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Ship, D::Error> {
        let mut ship = Ship::default();
        for kept in Vec::<KeptTile>::deserialize(from)? {
            if ship.tile(kept.square).is_some() {
                return Err(serde::de::Error::custom("two tiles lie on one square"));
            }
            ship.put_kept(kept.square, kept.tile, kept.turned, kept.load);
        }
        Ok(ship)
    }
}
