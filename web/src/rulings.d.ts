declare module 'virtual:rulings' {
  interface Rulings {
    rulings: import('../rulings/parse').Ruling[];
    notes: import('../rulings/parse').Note[];
    components: import('../rulings/parse').Component[];
  }
  /** In the language of the reader; a client for one language knows no other. */
  const rulingsIn: (locale: string) => Rulings;
  export default rulingsIn;
}
