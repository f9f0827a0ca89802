//! The contract suite.
