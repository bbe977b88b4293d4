declare module '*/overlay.css' {
  const text: string;
  export default text;
}
declare module '*/edit.css' {
  const text: string;
  export default text;
}
