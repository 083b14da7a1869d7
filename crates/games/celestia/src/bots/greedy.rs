//! A sensible player that looks at the question at hand and no farther.

use crate::cards::{Crew, LAIR};
use crate::{
    Answer, Berth, Card, Cargo, Celestia, Counts, Face, Move, Part, Proposal, Statement, Step, Token, Weapon,
    With,
};
use table::Chance;
use tinyvec::ArrayVec;

use super::fight::{worth, worth_of};
use super::mind::{Mind, is_aboard};
use table::bots::{Bot, Eyes};

/// How much a proposal of the partner counts, in cards.
const TRUST: f32 = 1.2;

/// The bot.
pub(super) struct Greedy {
    /// How often it imagines the partner's hand for one choice.
    worlds: usize,
}

impl Greedy {
    /// Weighs several hands that the partner could have.
    pub(super) const CAREFUL: Greedy = Greedy { worlds: 8 };
    /// Thinks of one hand that the partner could have.
    pub(super) const HASTY: Greedy = Greedy { worlds: 1 };
}

impl Bot<Celestia> for Greedy {
    fn choose(&mut self, eyes: &Eyes<'_, Celestia>, moves: &[Move], chance: &mut Chance) -> Option<Move> {
        let is_talk = |mv: &Move| matches!(mv, Move::Propose(_) | Move::Answer(_));
        if eyes.awaited() {
            let choices: Vec<Move> = moves.iter().filter(|mv| !is_talk(mv)).copied().collect();
            if let [only] = choices[..] {
                return Some(only);
            }
            let mind = Mind::new(eyes, self.worlds, chance);
            return best(&mind, &choices, chance);
        }
        speak(eyes, moves, self.worlds, chance)
    }
}

/// The move that is worth most; the first of equals.
fn best(mind: &Mind, moves: &[Move], chance: &mut Chance) -> Option<Move> {
    let mut best: Option<(f32, Move)> = None;
    let plan = Plan::new(mind, chance);
    for mv in moves {
        let value = plan.value(*mv) + trust(mind, *mv);
        if best.is_none_or(|(most, _)| value > most) {
            best = Some((value, *mv));
        }
    }
    best.map(|(_, mv)| mv)
}

/// The proposal that says what a move would do.
fn proposal_for(mind: &Mind, mv: Move) -> Option<Proposal> {
    Some(match mv {
        Move::Continue => Proposal::Continue,
        Move::Stage => Proposal::Stage,
        Move::UseCrew(crew) => Proposal::UseCrew(crew),
        Move::Arrange(order) => Proposal::Arrange(order),
        Move::Reroll(_) => Proposal::UseSmoke,
        Move::Validate => Proposal::Validate,
        Move::Begin(seat) => Proposal::Begin(seat),
        Move::Load
            if matches!(
                mind.view.step,
                Step::Load { .. } | Step::Recruit { .. } | Step::CardReward
            ) =>
        {
            Proposal::Take(1)
        }
        Move::Decline => Proposal::Decline,
        Move::Jettison(token) => Proposal::Remove { token, count: 1 },
        Move::BuyCards => Proposal::BuyCards,
        Move::BuySmoke => Proposal::BuySmoke,
        Move::Reactivate => Proposal::Reactivate,
        Move::KeepGold => Proposal::KeepGold,
        _ => return None,
    })
}

/// A proposal of the partner makes the move it names worth more: the partner sees the other hand.
fn trust(mind: &Mind, mv: Move) -> f32 {
    let proposed = mind.view.players[1 - mind.me].proposal;
    let named = proposed.is_some() && proposed == proposal_for(mind, mv);
    // Who begins matters most to the one who proposes it.
    let weight = if matches!(mv, Move::Begin(_)) {
        2.0 * TRUST
    } else {
        TRUST
    };
    if named { weight } else { 0.0 }
}

/// As the captain's partner: answers what was proposed, or proposes once what it would do itself where that matters.
fn speak(eyes: &Eyes<'_, Celestia>, moves: &[Move], worlds: usize, chance: &mut Chance) -> Option<Move> {
    let mind = Mind::new(eyes, worlds, chance);
    if !matches!(
        mind.view.step,
        Step::Briefing | Step::Dice | Step::Starter | Step::ShareStarter | Step::Arrange { .. }
    ) {
        return None;
    }
    let answerable = moves.iter().any(|mv| matches!(mv, Move::Answer(_)));
    let already = mind.view.players[mind.me].proposal.is_some();
    if already && !answerable {
        return None;
    }
    let choices = as_captain(&mind, moves);
    let wish = best(&mind, &choices, chance).and_then(|mv| proposal_for(&mind, mv))?;
    if answerable {
        let theirs = mind.view.players[1 - mind.me].proposal;
        let answer = if theirs == Some(wish) {
            Answer::Agree
        } else {
            Answer::YouDecide
        };
        return Some(Move::Answer(answer));
    }
    moves
        .contains(&Move::Propose(wish))
        .then_some(Move::Propose(wish))
}

/// The moves behind the proposals that can be made.
fn as_captain(mind: &Mind, moves: &[Move]) -> Vec<Move> {
    let mut choices = Vec::new();
    for mv in moves {
        match mv {
            Move::Propose(Proposal::Continue) => choices.push(Move::Continue),
            Move::Propose(Proposal::Stage) => choices.push(Move::Stage),
            Move::Propose(Proposal::UseCrew(crew @ (Crew::Olga | Crew::Baba | Crew::Augusta))) => {
                choices.push(Move::UseCrew(*crew));
            }
            Move::Propose(Proposal::Arrange(order)) => choices.push(Move::Arrange(*order)),
            Move::Propose(Proposal::Validate) => choices.push(Move::Validate),
            Move::Propose(Proposal::UseSmoke) => {
                let subsets = 1..1u8 << mind.view.dice.len();
                choices.extend(subsets.map(|dice| Move::Reroll(crate::DiceSet(dice))));
            }
            Move::Propose(Proposal::Begin(seat)) => choices.push(Move::Begin(*seat)),
            _ => {}
        }
    }
    choices
}

/// Values of moves, in cards; what several moves need is worked out once.
struct Plan<'a> {
    mind: &'a Mind,
    /// What going on costs, at the briefing.
    ahead: f32,
    /// What the dice cost as they lie.
    dice: f32,
    faces: ArrayVec<[Face; 4]>,
    /// A few throws of four dice, the same for every choice that is compared.
    throws: ArrayVec<[[Face; 4]; 10]>,
}

impl<'a> Plan<'a> {
    fn new(mind: &'a Mind, chance: &mut Chance) -> Plan<'a> {
        let faces: ArrayVec<[Face; 4]> = mind.view.dice.iter().map(|die| die.face).collect();
        let at_dice = matches!(mind.view.step, Step::Dice | Step::Augusta { .. });
        let dice = if at_dice { mind.dice_cost(&faces) } else { 0.0 };
        let ahead = if mind.view.step == Step::Briefing {
            risk_of_going_on(mind, chance)
        } else {
            0.0
        };
        let throw = |chance: &mut Chance| std::array::from_fn(|_| Face::numbered(chance.die(6)));
        let throws = if at_dice {
            (0..10).map(|_| throw(chance)).collect()
        } else {
            ArrayVec::new()
        };
        Plan {
            mind,
            ahead,
            dice,
            faces,
            throws,
        }
    }

    fn value(&self, mv: Move) -> f32 {
        match mv {
            Move::Continue => self.going_on(),
            Move::Stage => self.stage(),
            Move::UseCrew(crew) => self.crew(crew),
            Move::Arrange(order) => self.arrangement(&order.0),
            Move::Validate => -self.dice,
            Move::Reroll(dice) => self.reroll(dice),
            Move::SetDie { die, face } => self.set_die(die, face),
            Move::Proceed => self.proceed(),
            Move::Begin(seat) => self.begin(seat.index()),
            Move::Forfeit(seat) => f32::from(self.mind.view.players[seat.index()].cards),
            Move::Discard(card) => -worth(card) + 0.4 * f32::from(self.mind.hand.of(card)),
            Move::Lose(crew) => -crew_worth(self.mind, crew),
            Move::Strike { face, with } => self.strike(face, with),
            Move::Sweep(weapon) => self.sweep(weapon),
            Move::Endure => -2.5 * super::mind::FAILURE,
            Move::Salvage(card) => worth(card),
            Move::Say(statement) => self.statement(statement),
            Move::Take(card) => self.take(card),
            Move::TakeHidden => 1.0,
            Move::Pass => self.pass(),
            Move::Load => 2.0,
            Move::Decline => self.decline(),
            Move::Jettison(token) => self.jettison(token),
            Move::BuyCards => self.buy_cards(),
            Move::BuySmoke => self.buy_smoke(),
            Move::Reactivate => self.reactivate(),
            Move::KeepGold | Move::Propose(_) | Move::Answer(_) => 0.0,
        }
    }

    /// Briefing: what it is worth to fly on.
    fn going_on(&self) -> f32 {
        let mind = self.mind;
        if mind.view.ship + mind.propeller() >= mind.view.pirate {
            // Catching the pirate wins in Rapid mode; otherwise the boarding wants full hands.
            return if mind.rapid() {
                100.0
            } else {
                (f32::from(mind.held()) - BOARDING_STRENGTH) * 1.5
            };
        }
        -self.ahead * CAUTION
    }

    /// Briefing: what a stage is worth, cards gained against the pirate's advance.
    fn stage(&self) -> f32 {
        let mind = self.mind;
        let stages = mind.cards.stages.iter();
        let average = |of: fn(&crate::cards::Stage) -> u8| {
            stages.clone().map(|stage| f32::from(of(stage))).sum::<f32>() / mind.cards.stages.len() as f32
        };
        let advance = average(|stage| stage.pirate);
        let per_ambush = average(|stage| stage.per_ambush.hidden + stage.per_ambush.visible);
        let escapes = stages
            .clone()
            .filter(|stage| stage.pirate >= mind.slack())
            .count() as f32;
        let lost = escapes / mind.cards.stages.len() as f32;
        let gained =
            per_ambush * f32::from(mind.view.fought) + 1.5 * f32::from(mind.view.airship.gold.min(3));
        let rested = mind
            .view
            .crew
            .iter()
            .filter(|crew| crew.berth == Berth::Used)
            .count() as f32;
        // More cards are worth less the more are held.
        let appetite = (1.5 - f32::from(mind.held()) / 14.0).clamp(0.15, 1.3);
        gained * appetite + 0.6 * rested - advance * mind.step_cost() * STAGE_COST - 40.0 * lost
    }

    fn crew(&self, crew: Crew) -> f32 {
        let mind = self.mind;
        match crew {
            // One card farther is worth it when the airship flies on anyway.
            Crew::Olga => {
                let reaches = mind.view.ship + mind.propeller() + 1 >= mind.view.pirate;
                let ready_to_board = mind.rapid() || f32::from(mind.held()) >= BOARDING_STRENGTH;
                let flies_on = self.going_on() > self.stage() || mind.view.fought == 0;
                match (reaches, ready_to_board) {
                    (true, true) => 200.0,
                    (true, false) => -50.0,
                    (false, _) if flies_on => self.going_on() + 1.0,
                    _ => -50.0,
                }
            }
            Crew::Baba if mind.propeller() > 1 => self.going_on().max(self.stage()) + 0.5,
            Crew::Baba => -50.0,
            Crew::Augusta => -self.dice + self.best_setting() - 1.5,
            Crew::Kublai | Crew::Rhett => {
                if mind.room() > 0 {
                    2.0
                } else {
                    -1.0
                }
            }
            Crew::Shuki => 3.0,
            Crew::Ludvig | Crew::Mama => 0.0,
        }
    }

    /// Baba: the easiest of the cards goes where the airship will land.
    fn arrangement(&self, order: &[u8]) -> f32 {
        let mind = self.mind;
        let landing = usize::from(mind.propeller()).min(order.len());
        let Some(card) = landing.checked_sub(1).and_then(|place| order.get(place)) else {
            return 0.0;
        };
        let at = usize::from(mind.view.ship) + usize::from(*card);
        let Some(ambush) = mind.view.path.get(at).and_then(|card| card.ambush) else {
            return 0.0;
        };
        let ambush = mind.cards.ambush(ambush);
        let fixed = mind.best_cost(mind.fight(ambush.force.fixed.iter().copied()));
        f32::from(ambush.propeller) * 0.8 - fixed - 1.3 * f32::from(ambush.force.rolled)
    }

    /// What rolling these dice again is worth on average, less the smoke.
    fn reroll(&self, dice: crate::DiceSet) -> f32 {
        let cost: f32 = self
            .throws
            .iter()
            .map(|throw| {
                let mut faces = self.faces;
                dice.iter().for_each(|die| faces[die] = throw[die]);
                self.mind.dice_cost(&faces)
            })
            .sum();
        -cost / self.throws.len().max(1) as f32 - SMOKE_WORTH
    }

    fn set_die(&self, die: u8, face: Face) -> f32 {
        let mut faces = self.faces;
        faces[usize::from(die)] = face;
        -self.mind.dice_cost(&faces)
    }

    /// How much the best single setting of a die improves the dice.
    fn best_setting(&self) -> f32 {
        let dice = 0..self.faces.len() as u8;
        let settings = dice.flat_map(|die| Weapon::ALL.map(|weapon| self.set_die(die, weapon.face())));
        settings.fold(0.0, |best: f32, value| best.max(value + self.dice))
    }

    fn proceed(&self) -> f32 {
        if matches!(self.mind.view.step, Step::Augusta { .. }) {
            -self.dice
        } else {
            0.0
        }
    }

    fn begin(&self, seat: usize) -> f32 {
        let mind = self.mind;
        if mind.view.step == Step::ShareStarter {
            return -f32::from(mind.view.players[seat].cards);
        }
        -mind.cost(mind.fight(mind.faces()), mind.hand, seat)
    }

    /// The cards a strike takes.
    fn price(&self, face: Face, with: With) -> Counts {
        let part = |part: Part, weapon: Weapon| match part {
            Part::Card => Counts::one(weapon.card()),
            Part::Joker => Counts::one(Card::Joker),
            Part::Pair(pair) => Counts::several(pair.card(), 2),
            Part::Mama(card) => Counts::one(card),
        };
        let own = face.weapon().unwrap_or_default();
        match with {
            With::Card => part(Part::Card, own),
            With::Joker => part(Part::Joker, own),
            With::Pair(pair) => part(Part::Pair(pair), own),
            With::Any(card) | With::Mama(card) => Counts::one(card),
            With::Both(first, second) => {
                let flag = self.mind.pirate().boarding.map_or([own; 2], |side| side.flag);
                part(first, flag[0]).plus(part(second, flag[1]))
            }
        }
    }

    /// A strike costs its cards and what the rest of the combat costs without them.
    fn strike(&self, face: Face, with: With) -> f32 {
        let mind = self.mind;
        let price = self.price(face, with);
        let uses_crew = matches!(
            with,
            With::Mama(_) | With::Both(Part::Mama(_), _) | With::Both(_, Part::Mama(_))
        );
        let rest = mind.fight(mind.faces()).without(face);
        let crew = if uses_crew { 1.5 } else { 0.0 };
        -worth_of(price) - crew - mind.cost(rest, mind.hand.minus(price), 1 - mind.me)
    }

    fn sweep(&self, weapon: Weapon) -> f32 {
        let mind = self.mind;
        let price = Counts::one(weapon.card());
        let rest = mind.fight(mind.faces()).without_all(weapon.face());
        -worth_of(price) - 1.2 - mind.cost(rest, mind.hand.minus(price), 1 - mind.me)
    }

    /// Says the rarest thing that the partner does not know yet.
    fn statement(&self, statement: Statement) -> f32 {
        let known = self.mind.view.players[self.mind.me].at_least;
        match statement {
            Statement::HaveEverything => 5.0,
            Statement::Have(card) if known.has(card) => 0.1,
            Statement::Have(card) => worth(card),
            Statement::HaveNot(Card::Joker) => 0.2,
            Statement::HaveNot(card) => 0.9 - 0.2 * worth(card),
            Statement::Silent => 0.0,
        }
    }

    /// A card is worth more to a hand that has none of it.
    fn take(&self, card: Card) -> f32 {
        let mine = f32::from(self.mind.hand.of(card));
        let theirs = f32::from(self.mind.view.players[1 - self.mind.me].at_least.of(card));
        let fresh = if card == Card::Joker {
            2.4
        } else {
            1.5 / (1.0 + mine) + 0.15 * worth(card)
        };
        fresh + 0.15 * theirs.min(2.0) + 0.1 * (worth(card) - 1.0)
    }

    /// Even hands are better than uneven ones.
    fn pass(&self) -> f32 {
        let players = &self.mind.view.players;
        let ahead = i16::from(players[self.mind.me].cards) - i16::from(players[1 - self.mind.me].cards);
        if ahead >= 2 { 3.0 } else { -1.0 }
    }

    fn decline(&self) -> f32 {
        match self.mind.view.step {
            Step::Load { .. } | Step::Recruit { .. } => 0.5,
            _ => -1.0,
        }
    }

    /// Room is made only for something better than what leaves.
    fn jettison(&self, token: Token) -> f32 {
        let mind = self.mind;
        let leaves = match token {
            Token::Gold => 0.9 + 0.2 * f32::from(u8::from(mind.view.airship.gold == 1)),
            Token::Smoke => 1.1 + 0.4 * f32::from(u8::from(mind.view.airship.smoke == 1)),
            Token::Crew(crew) => crew_worth(mind, crew),
        };
        match mind.view.step {
            Step::Jettison { .. } => -leaves,
            _ if mind.room() > 0 => -10.0,
            Step::Recruit { crew } => crew_worth(mind, crew).max(1.0) + 0.5 - leaves,
            Step::Load {
                cargo: Cargo::Smoke, ..
            } if token != Token::Smoke => 1.3 - leaves,
            Step::Load {
                cargo: Cargo::Gold, ..
            } if token != Token::Gold => 1.0 - leaves,
            _ => -10.0,
        }
    }

    fn buy_cards(&self) -> f32 {
        if self.mind.view.assaults.boarding {
            3.0
        } else {
            1.6 - f32::from(self.mind.held()) / 16.0
        }
    }

    fn buy_smoke(&self) -> f32 {
        let smoke = self.mind.view.airship.smoke;
        // The coin that pays makes one slot free.
        let room = self.mind.room() + 1;
        let tokens = self
            .mind
            .view
            .on_stage
            .map_or(0, |stage| self.mind.cards.stage(stage).smoke.tokens)
            .min(room);
        if smoke >= 2 || tokens == 0 {
            -1.0
        } else {
            0.6 * f32::from(tokens) - 0.3 * f32::from(smoke)
        }
    }

    fn reactivate(&self) -> f32 {
        let used = self
            .mind
            .view
            .crew
            .iter()
            .filter(|crew| crew.berth == Berth::Used)
            .count();
        2.2 * used as f32
    }
}

/// Cards both should hold together before they board.
const BOARDING_STRENGTH: f32 = 13.0;
/// How much a failure ahead weighs against everything else.
const CAUTION: f32 = 6.0;
/// How dear a step of the pirate is during a stage.
const STAGE_COST: f32 = 4.2;
/// What a smoke token is worth in cards.
const SMOKE_WORTH: f32 = 0.5;

/// How likely the next ambush goes wrong: the very card, when both have seen it, or any of those unseen.
fn risk_of_going_on(mind: &Mind, chance: &mut Chance) -> f32 {
    let to = mind.view.ship + mind.propeller();
    let seen = if to < LAIR {
        mind.view.path[usize::from(to) - 1].ambush
    } else {
        None
    };
    match seen {
        Some(ambush) => {
            let force = mind.cards.ambush(ambush).force;
            (0..6).map(|_| mind.fails_against(force, chance)).sum::<f32>() / 6.0
        }
        None => mind.risk_ahead(chance),
    }
}

/// What it is worth to keep a crew member.
fn crew_worth(mind: &Mind, crew: Crew) -> f32 {
    let ready = mind
        .view
        .crew
        .iter()
        .any(|it| it.crew == crew && it.berth == Berth::Ready);
    let aboard = mind
        .view
        .crew
        .iter()
        .any(|it| it.crew == crew && is_aboard(it.berth));
    let power = match crew {
        Crew::Shuki | Crew::Augusta | Crew::Mama => 1.6,
        Crew::Ludvig | Crew::Olga => 1.3,
        Crew::Baba | Crew::Kublai | Crew::Rhett => 1.0,
    };
    if ready || !aboard { power } else { 0.6 * power }
}
