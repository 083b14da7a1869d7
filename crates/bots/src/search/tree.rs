//! What was learned of moves after the first one: an arena of nodes that is emptied and used again, so that a search that is warm asks for no
//! memory.

use table::Seat;

/// A node, by its place in the arena.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct NodeId(u32);

/// Says that there is no node.
const NONE: u32 = u32::MAX;

/// A move that was made after others, and how it went.
///
/// Worlds and dice differ each time, so a node stands for all positions that these moves lead to: what the searching seat can tell apart before
/// chance has spoken.
#[derive(Clone, Debug)]
struct Node<M> {
    /// Who made the move.
    by: Seat,
    /// The move; `None` for the first one, which the search keeps itself.
    mv: Option<M>,
    first_child: u32,
    next_sibling: u32,
    /// How often it was made.
    visits: u32,
    /// How often it could have been made: in some worlds it is not on offer.
    available: u32,
    /// What it was worth to the seat that made it, added up.
    sum: f32,
}

/// All that was learned, below each of the first moves.
#[derive(Debug)]
pub(super) struct Tree<M> {
    nodes: Vec<Node<M>>,
}

/// What to do at a node.
pub(super) enum Pick {
    /// Go down to this one.
    Known(NodeId),
    /// Try a move that was not tried here yet.
    New,
}

impl<M: Clone + PartialEq> Tree<M> {
    pub(super) fn new() -> Tree<M> {
        Tree { nodes: Vec::new() }
    }

    /// Forgets everything and begins with so many first moves of `by`; the memory is kept.
    pub(super) fn clear(&mut self, by: Seat, first_moves: usize) {
        self.nodes.clear();
        self.nodes
            .extend(std::iter::repeat_with(|| node(by, None)).take(first_moves));
    }

    /// The node of a first move.
    pub(super) fn first(&self, number: usize) -> NodeId {
        NodeId(number as u32)
    }

    /// Whether this move of this seat was tried at the node.
    pub(super) fn knows(&self, at: NodeId, by: Seat, mv: &M) -> bool {
        self.children(at).any(|child| self.is(child, by, mv))
    }

    /// Puts a move below a node.
    pub(super) fn grow(&mut self, at: NodeId, by: Seat, mv: M) -> NodeId {
        let child = self.nodes.len() as u32;
        let mut new = node(by, Some(mv));
        new.next_sibling = std::mem::replace(&mut self.nodes[at.0 as usize].first_child, child);
        new.available = 1;
        self.nodes.push(new);
        NodeId(child)
    }

    /// Chooses where to go from a node when `by` may make `moves`: the tried move that promises most, or a new one as long as there are few for
    /// so many visits. A move that is seldom on offer is not held to have been neglected when it could not be made.
    pub(super) fn pick(&mut self, at: NodeId, by: Seat, moves: &[M], curiosity: f32) -> Pick {
        let wide = 1.0 + (self.nodes[at.0 as usize].visits as f32).sqrt() * WIDENING;
        let mut known = 0;
        let mut best: Option<(f32, u32)> = None;
        let mut child = self.nodes[at.0 as usize].first_child;
        while child != NONE {
            let node = &mut self.nodes[child as usize];
            if node.by == by && node.mv.as_ref().is_some_and(|mv| moves.contains(mv)) {
                known += 1;
                node.available += 1;
                let visits = node.visits.max(1) as f32;
                let promise = node.sum / visits + curiosity * ((node.available as f32).ln() / visits).sqrt();
                if best.is_none_or(|(most, _)| promise > most) {
                    best = Some((promise, child));
                }
            }
            child = node.next_sibling;
        }
        match best {
            Some((_, child)) if known as f32 >= wide || known == moves.len() => Pick::Known(NodeId(child)),
            _ => Pick::New,
        }
    }

    /// The move of a node below a first move.
    pub(super) fn mv(&self, at: NodeId) -> Option<&M> {
        self.nodes[at.0 as usize].mv.as_ref()
    }

    /// Notes how it went for whoever moved.
    pub(super) fn learn(&mut self, at: NodeId, worth: impl Fn(Seat) -> f32) {
        let node = &mut self.nodes[at.0 as usize];
        node.visits += 1;
        node.sum += worth(node.by);
    }

    /// How many moves are kept.
    #[cfg(test)]
    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    fn is(&self, child: u32, by: Seat, mv: &M) -> bool {
        let node = &self.nodes[child as usize];
        node.by == by && node.mv.as_ref() == Some(mv)
    }

    fn children(&self, at: NodeId) -> impl Iterator<Item = u32> + '_ {
        let some = |child: u32| (child != NONE).then_some(child);
        let first = some(self.nodes[at.0 as usize].first_child);
        std::iter::successors(first, move |child| some(self.nodes[*child as usize].next_sibling))
    }
}

/// How fast more moves are tried at a node: one more for the square root of its visits times this.
const WIDENING: f32 = 0.5;

fn node<M>(by: Seat, mv: Option<M>) -> Node<M> {
    Node {
        by,
        mv,
        first_child: NONE,
        next_sibling: NONE,
        visits: 0,
        available: 0,
        sum: 0.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MOVES: [char; 3] = ['a', 'b', 'c'];

    fn visit(tree: &mut Tree<char>, moves: &[char], worth: impl Fn(char) -> f32) -> char {
        let root = tree.first(0);
        let child = match tree.pick(root, Seat::FIRST, moves, 0.4) {
            Pick::Known(child) => child,
            Pick::New => {
                let fresh = moves
                    .iter()
                    .find(|mv| !tree.knows(root, Seat::FIRST, mv))
                    .copied();
                tree.grow(root, Seat::FIRST, fresh.expect("something new is left"))
            }
        };
        let mv = *tree.mv(child).unwrap();
        tree.learn(child, |_| worth(mv));
        tree.learn(root, |_| worth(mv));
        mv
    }

    #[test]
    fn the_best_move_is_made_most() {
        let mut tree = Tree::new();
        tree.clear(Seat::FIRST, 1);
        let worth = |mv| if mv == 'b' { 0.8 } else { 0.3 };
        let made: String = (0..200).map(|_| visit(&mut tree, &MOVES, worth)).collect();
        assert!(made.matches('b').count() > 140, "{made}");
        assert!(MOVES.iter().all(|mv| made.contains(*mv)));
    }

    #[test]
    fn a_move_that_is_seldom_on_offer_is_judged_by_the_times_it_was() {
        let mut tree = Tree::new();
        tree.clear(Seat::FIRST, 1);
        let worth = |mv| if mv == 'c' { 0.9 } else { 0.5 };
        let (mut offered, mut made) = (0, 0);
        for round in 0..400 {
            let moves = if round % 10 == 0 { &MOVES[..] } else { &MOVES[..2] };
            offered += u32::from(moves.len() == 3 && round > 100);
            made += u32::from(visit(&mut tree, moves, worth) == 'c' && round > 100);
        }
        assert!(made * 10 >= offered * 8, "{made} of {offered}");
    }

    #[test]
    fn few_visits_look_at_few_moves() {
        let mut tree = Tree::new();
        tree.clear(Seat::FIRST, 1);
        let many: Vec<char> = ('a'..='z').collect();
        (0..36).for_each(|_| {
            visit(&mut tree, &many, |_| 0.5);
        });
        // One at first, and three more for the square root of 36.
        assert_eq!(tree.len() - 1, 4);
    }

    #[test]
    fn memory_is_used_again() {
        let mut tree = Tree::new();
        let fill = |tree: &mut Tree<char>| {
            tree.clear(Seat::FIRST, 1);
            (0..300).for_each(|_| {
                visit(tree, &MOVES, |_| 0.5);
            });
        };
        fill(&mut tree);
        let room = tree.nodes.capacity();
        (0..5).for_each(|_| fill(&mut tree));
        assert_eq!(tree.nodes.capacity(), room);
    }
}
