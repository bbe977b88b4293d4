declare module '*/overlay.css' {
  const text: string;
  export default text;
}
