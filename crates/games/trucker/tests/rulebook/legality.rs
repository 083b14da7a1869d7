//! Section 4: legal ships.

use trucker::cards::tiles::{Connector, Kind};
use trucker::ids::{Level, Side, Square, Squares, TileId};
use trucker::ship::Ship;
use trucker::ship::legality::{Fault, FaultKind};

use crate::common::{SMALL, drawn, line, square, tile, tiles, written};

/// What the rules say of two sides that touch, written out: joined, legal, or the fault.
fn expected(one: Connector, other: Connector) -> (bool, Option<FaultKind>) {
    use Connector::{Double, Single, Smooth, Universal};
    match (one, other) {
        (Single, Single) | (Double, Double) => (true, None),
        (Universal, Single | Double | Universal) | (Single | Double, Universal) => (true, None),
        (Smooth, Smooth) => (false, None),
        (Single, Double) | (Double, Single) => (false, Some(FaultKind::Mismatch)),
        (Smooth, _) | (_, Smooth) => (false, Some(FaultKind::MeetsSmooth)),
    }
}

fn plain() -> Vec<TileId> {
    let special = |kind: Kind| kind.is_cannon() || kind.is_engine() || kind == Kind::Radioactive;
    let all = tiles().all().filter(|(_, tile)| !special(tile.kind));
    all.map(|(id, _)| id).collect()
}

#[test]
fn every_pair_of_connectors_in_every_orientation() {
    let plain = plain();
    let mut pairs = std::collections::BTreeSet::new();
    for one in &plain {
        for other in &plain {
            if one == other {
                continue;
            }
            for side in Side::ALL {
                // All sixteen ways to turn two tiles, spread over the pairs of tiles.
                let turns = (one.index() * 5 + other.index() * 3 + side.index()) % 16;
                let (turned, also) = (Side::from_index(turns / 4), Side::from_index(turns % 4));
                let next = Square::START.next(side).expect("a square beside the start");
                let mut ship = Ship::default();
                ship.put(tiles(), Square::START, *one, turned);
                ship.put(tiles(), next, *other, also);
                let mine = ship.connector(Square::START, side);
                let yours = ship.connector(next, side.opposite());
                let (joined, fault) = expected(mine, yours);
                pairs.insert((mine, yours, side));
                assert_eq!(ship.connected(Square::START).has(next), joined);
                assert_eq!(ship.joined(side).has(Square::START), joined);
                assert_eq!(ship.is_one_piece(), joined);
                let faults: Vec<FaultKind> =
                    ship.fault_list(tiles()).iter().map(|fault| fault.kind).collect();
                assert_eq!(faults, Vec::from_iter(fault), "{mine:?} beside {yours:?}");
            }
        }
    }
    assert_eq!(pairs.len(), 4 * 4 * 4, "every pair of connectors on every side");
}

#[test]
fn turning_a_tile_turns_its_connectors_clockwise() {
    let hold = tiles().get(tile(18)).expect("dsu-");
    for (side, turned, connector) in [
        (Side::Front, Side::Front, Connector::Double),
        (Side::Right, Side::Right, Connector::Double),
        (Side::Back, Side::Right, Connector::Single),
        (Side::Left, Side::Right, Connector::Universal),
        (Side::Front, Side::Right, Connector::Smooth),
        (Side::Back, Side::Back, Connector::Double),
        (Side::Left, Side::Left, Connector::Double),
        (Side::Front, Side::Left, Connector::Single),
    ] {
        assert_eq!(
            hold.connector(side, turned),
            connector,
            "{side:?} turned to {turned:?}"
        );
    }
}

#[test]
fn a_ship_in_good_order_is_legal() {
    let ship = drawn("I", SMALL);
    assert!(ship.is_legal(tiles()));
    assert_eq!(ship.fault_list(tiles()), []);
    assert_eq!(ship.pieces().count(), 1);
}

#[test]
fn smooth_beside_smooth_is_legal_and_joins_nothing() {
    // The battery before the hold: both are joined to the middle, not to each other.
    let ship = drawn("I", SMALL);
    assert!(!ship.connected(square(606)).has(square(706)));
    // Without the middle they are two pieces.
    let alone = line("I 606:8b 706:21b");
    assert_eq!(alone.pieces().count(), 2);
    assert!(alone.faults(tiles()).is_empty() && !alone.is_legal(tiles()));
}

#[test]
fn nothing_may_lie_before_a_barrel_whichever_way_it_points() {
    // A cannon with connectors on the three other sides, and a structural module beside each of its sides in turn.
    for turned in Side::ALL {
        for side in Side::ALL {
            let mut ship = Ship::default();
            ship.put(tiles(), Square::START, tile(115), turned);
            let next = Square::START.next(side).expect("a square");
            ship.put(tiles(), next, tile(21), Side::Front);
            let barrel = ship.fault_list(tiles()).into_iter();
            let blocked: Vec<Fault> = barrel
                .filter(|fault| fault.kind == FaultKind::BarrelBlocked)
                .collect();
            if side == turned {
                let square = Square::START;
                let kind = FaultKind::BarrelBlocked;
                assert_eq!(blocked, [Fault { square, side, kind }]);
                assert!(
                    ship.faults(tiles()).involved.has(next),
                    "either tile may come off"
                );
            } else {
                assert_eq!(blocked, []);
            }
        }
    }
}

#[test]
fn a_double_cannon_needs_its_free_square_as_well() {
    let ship = line("III 707:33 807:126f");
    // Its barrel points at the cabin.
    assert_eq!(ship.fault_list(tiles())[0].kind, FaultKind::MeetsSmooth);
    let kinds: Vec<FaultKind> = ship.fault_list(tiles()).iter().map(|fault| fault.kind).collect();
    assert!(kinds.contains(&FaultKind::BarrelBlocked));
}

#[test]
fn nothing_may_lie_behind_an_engine() {
    for engine in [71, 92] {
        let mut ship = Ship::default();
        ship.put(tiles(), square(707), tile(engine), Side::Front);
        for side in Side::ALL {
            let next = square(707).next(side).expect("a square");
            ship.put(tiles(), next, tile(21), Side::Front);
            let blocked = !ship.faults(tiles()).engines.is_empty();
            assert_eq!(blocked, side == Side::Back, "{side:?}");
            ship.take(next);
        }
    }
}

#[test]
fn engines_are_never_turned() {
    let cards = <trucker::cards::Cards as table::CardSet>::standard();
    let problem = trucker::ship::notation::read("I 707:33 807:73r", cards).unwrap_err();
    assert_eq!(problem, "'807:73r': engines are never turned");
}

#[test]
fn a_wrong_joint_joins_nothing() {
    // Single against double on the right of the cabin's neighbour: the hold hangs on that joint alone.
    let ship = drawn("I", "7  .  .  33  36l  70");
    let faults = ship.fault_list(tiles());
    assert_eq!(
        faults,
        [Fault {
            square: square(708),
            side: Side::Right,
            kind: FaultKind::Mismatch
        }]
    );
    assert_eq!(ship.pieces().count(), 2);
    assert_eq!(ship.piece(square(709)), Squares::only(square(709)));
}

#[test]
fn a_ring_with_a_gap_is_one_piece_until_it_is_cut_twice() {
    let mut ship = drawn(
        "II",
        "6  .  .  60   55l
         7  .  .  58r  33
         8  .  .  59   54",
    );
    assert!(ship.is_one_piece());
    ship.take(square(706));
    let pieces: Vec<usize> = ship.pieces().map(Squares::len).collect();
    assert_eq!(pieces.iter().sum::<usize>(), 5);
}

#[test]
fn where_a_tile_fits_agrees_with_the_faults_it_would_make() {
    let ship = drawn("I", SMALL);
    let board = <trucker::cards::Cards as table::CardSet>::standard()
        .boards
        .ship(Level::One);
    let mut tried = 0;
    for (id, printed) in tiles().all().filter(|(id, _)| ship.square_of(*id).is_none()) {
        for turned in Side::ALL {
            if printed.kind.is_engine() && turned != Side::Front {
                continue;
            }
            for place in ship.open_squares(board).iter() {
                let mut with = ship;
                with.put(tiles(), place, id, turned);
                let clashes = ship.clashes(tiles(), place, printed, turned);
                assert_eq!(
                    clashes.is_empty(),
                    with.faults(tiles()).is_empty(),
                    "{id:?} on {place}"
                );
                let fits = ship.fits(tiles(), place, printed, turned);
                assert_eq!(
                    fits,
                    with.is_legal(tiles()),
                    "{id:?} on {place} turned to {turned:?}"
                );
                tried += 1;
            }
        }
    }
    assert!(tried > 1000);
}

#[test]
fn a_ship_can_be_pasted_and_reads_the_same() {
    let text = "II 506:101 606:55 706:8b/2 707:33/2 708:41l/purple 709:145b 806:68r/ry 807:73 808:21f/bg";
    let ship = line(text);
    let again = written(&ship, Level::Two);
    assert_eq!(again, text.replace("808:21f/bg", "808:21/gb"));
    assert_eq!(line(&again), ship);
}

#[test]
fn what_is_no_ship_is_said_word_by_word() {
    let cards = <trucker::cards::Cards as table::CardSet>::standard();
    for (text, problem) in [
        ("", "'': a ship begins with the level of its board: I, II or III"),
        (
            "IV 707:33",
            "'IV': a ship begins with the level of its board: I, II or III",
        ),
        ("I 707", "'707': a tile is written square:number, like 707:33"),
        ("I 711:33", "'711:33': the board of level I has no such square"),
        ("I 70:33", "'70:33': the board of level I has no such square"),
        ("I 707:0", "'707:0': there is no such tile"),
        ("I 707:240", "'707:240': there is no such tile"),
        ("I 707:33x", "'707:33x': a tile is turned to f, r, b or l"),
        (
            "I 707:33 708:33",
            "'708:33': the square or the tile came up before",
        ),
        ("I 707:33/3", "'707:33/3': that does not fit on this tile"),
        (
            "I 707:33/purple",
            "'707:33/purple': that does not fit on this tile",
        ),
        ("I 708:21/r", "'708:21/r': that does not fit on this tile"),
        ("I 708:21/bbb", "'708:21/bbb': that does not fit on this tile"),
        ("I 708:101/1", "'708:101/1': that does not fit on this tile"),
    ] {
        assert_eq!(trucker::ship::notation::read(text, cards).unwrap_err(), problem);
    }
}
