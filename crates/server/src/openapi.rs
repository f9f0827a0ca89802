pub(crate) fn document() -> String {
    String::from("{}")
}
