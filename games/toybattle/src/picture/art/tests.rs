//! What must hold of the drawings: nothing hides what matters, colours are told apart, names are whole.

mod contrast;
mod room;
mod whole;
