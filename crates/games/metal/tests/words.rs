//! What Metal Adventures says, read as meant.

use metal::{Cards, Metal};
use table::laws::variants;
use table::{CardSet, Seat};
use words::{Lang, Teller, Words};

#[test]
fn every_tour_effect_and_clause_has_a_message() {
    use metal::cards::{Condition, Crew, Effect, Nation, Upheaval};
    use metal::events::{Harm, OfferEnd};
    use metal::negotiation::{Broken, Standing, Voided};
    use metal::state::{Fault, Foe};
    let kinds = [
        ("metal-tour", variants::<metal::moves::Tour>()),
        ("metal-prompt", variants::<metal::moves::Prompt>()),
        ("metal-first-choose", variants::<metal::moves::Prompt>()),
        ("metal-effect", variants::<Effect>()),
        ("metal-crew", variants::<Crew>()),
        ("metal-upheaval", variants::<Upheaval>()),
        ("metal-condition", variants::<Condition>()),
        ("metal-nation", variants::<Nation>()),
        ("metal-by", variants::<Harm>()),
        ("metal-end", variants::<OfferEnd>()),
        ("metal-how", variants::<Broken>()),
        ("metal-why", variants::<Voided>()),
        ("metal-standing", variants::<Standing>()),
        ("metal-fault", variants::<Fault>()),
        ("metal-foe", variants::<Foe>()),
        ("metal-deliver", variants::<metal::negotiation::Deliver>()),
        ("metal-refrain", variants::<metal::negotiation::Act>()),
        ("metal-when", variants::<metal::negotiation::Proviso>()),
        ("metal-due", variants::<metal::negotiation::Due>()),
    ];
    let words = Words::new(Lang::Fr);
    for (kind, names) in kinds {
        assert!(!names.is_empty(), "{kind}");
        for name in names {
            assert!(words.has(&format!("{kind}-{name}")), "{kind}-{name}");
        }
    }
}

/// Deals are values within values: each part is said, and what is empty is not.
#[test]
fn bargains_of_metal_adventures_read_as_meant() {
    use metal::Move;
    use metal::negotiation::{Deliver, Due, Edge, Goods, Pledge, Proviso, Share, Terms};
    let mut words = Words::new(Lang::En);
    words.name_cards::<Metal>(Cards::standard());
    let teller = Teller::of::<Metal>(&words, Some(Seat::FIRST));
    let [you, other] = [Seat::FIRST, Seat::FIRST.next(3)];
    let share = Pledge {
        debtor: you,
        deliver: Deliver::LootCredits(Share::Half),
        when: Proviso::IfWon,
        due: Due::AfterCombat,
    };
    let later = Pledge {
        debtor: you,
        deliver: Deliver::Goods(Goods::credits(2)),
        when: Proviso::Always,
        due: Due::next(other, Edge::Start),
    };
    let terms = Terms::alliance()
        .giving(Goods::wreck("n01".parse().unwrap()))
        .promising(share)
        .promising(later);
    assert_eq!(
        teller.mv(&Move::Propose { to: other, terms }),
        "offer player 1: alliance for this combat, give wrecks: Pilgrim Nave, promise: \
         player 0 (you) owes half the credits of the loot (if the combat is won, after the combat), \
         player 0 (you) owes 2 cr (without condition, at the start of the next turn of player 1)"
    );
    let tour = Move::Tour(metal::moves::Tour::LavishSpending { credits: 4 });
    assert_eq!(
        teller.mv(&tour),
        "tour: lavish spending: 1 glory (4 cr, the rest of 6 in wrecks)"
    );
}
