declare module 'virtual:rulings' {
  const data: {
    rulings: import('../rulings/parse').Ruling[];
    notes: import('../rulings/parse').Note[];
    components: import('../rulings/parse').Component[];
    facts: import('../rulings/parse').Facts;
  };
  export default data;
}
