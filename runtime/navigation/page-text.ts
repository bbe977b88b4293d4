/** A page's text, and the document it makes. */
export type PageText = {
  /** Its document, to be looked at. Parsed once: when the page is asked for, nothing is left to do. */
  look(): Document;
  /** Its document, to be taken apart: another one each time. */
  take(): Document;
};

export function pageText(html: string): PageText {
  let parsed: Document | null = null;
  const look = () => (parsed ??= new DOMParser().parseFromString(html, 'text/html'));
  return {
    look,
    take() {
      const document = look();
      parsed = null;
      return document;
    },
  };
}
