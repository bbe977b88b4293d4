/** The HTML of a page, parsed once. */
export type PageText = {
  /** Its document, to read. */
  peek(): Document;
  /** Its document, to change: a new one each time. */
  take(): Document;
};

export function pageText(html: string): PageText {
  let parsed: Document | null = null;
  const peek = () => (parsed ??= new DOMParser().parseFromString(html, 'text/html'));
  return {
    peek,
    take() {
      const document = peek();
      parsed = null;
      return document;
    },
  };
}
