/** Decodes percent-encoding. A text that is not encoded correctly stays as it is: it names nothing. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
