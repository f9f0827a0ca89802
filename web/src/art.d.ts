declare module 'virtual:art/*' {
  const symbols: string;
  export default symbols;
}
