//! What Celestia Duo says, read as meant.

use celestia::Celestia;
use table::{Refused, Seat};
use words::{Lang, Teller, Words};

#[test]
fn sentences_read_as_meant() {
    use celestia::{Card, Event, Face, Move, Refusal, Weapon, With};
    let words = Words::new(Lang::Fr);
    let teller = Teller::of::<Celestia>(&words, Some(Seat::FIRST));
    let strike = Move::Strike {
        face: Face::Whip,
        with: With::Pair(Weapon::Sabre),
    };
    assert_eq!(teller.mv(&strike), "Éliminer un fouet avec deux sabres");
    let hidden = Event::TookHidden {
        seat: Seat::FIRST.other(),
        card: None,
    };
    let seen = Event::TookHidden {
        seat: Seat::FIRST,
        card: Some(Card::Joker),
    };
    let (hidden, seen) = (teller.event(&hidden), teller.event(&seen));
    assert!(
        hidden.starts_with("joueur 1 ") && !hidden.contains("joker"),
        "{hidden}"
    );
    assert!(
        seen.starts_with("joueur 0 (toi) ") && seen.contains("joker"),
        "{seen}"
    );
    let refusal = teller.refusal(&Refused::Rule(Refusal::NotNow));
    assert_eq!(refusal, "Ce n’est pas le moment.");
    let over = teller.refusal(&Refused::<Refusal>::GameOver);
    assert_eq!(over, "La partie est terminée.");
}
