declare module 'virtual:rulings' {
  const data: {
    rulings: import('../rulings/parse').Ruling[];
    notes: import('../rulings/parse').Note[];
    components: import('../rulings/parse').Component[];
  };
  export default data;
}
