use arrayvec::ArrayVec;

/// The legal answers to a question, written into the caller's own space: no heap on the way of a
/// decision. Questions are small, so this is far more than any of them needs.
pub type Answers<Action> = ArrayVec<Action, 256>;

/// The outcomes of a chance node with their weights, sorted by action id.
pub type Outcomes<Action> = ArrayVec<(Action, u32), 96>;
