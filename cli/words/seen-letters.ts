/** Letters of a text as visitors see them: without spaces, marks and places where a title may break. */
export const seenLetters = (text: string): string =>
  text.replace(/\*\*|\[([^\]]+)\]\([^)\s]+\)|\||`/g, '$1').replace(/[\s\u200b]+/g, '');
