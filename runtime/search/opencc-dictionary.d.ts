declare module 'opencc-js/dict/TSCharacters' {
  /** `traditional simplified` pairs, separated by bars. */
  const characters: string;
  export default characters;
}
