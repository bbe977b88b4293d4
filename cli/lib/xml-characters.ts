/** Invalid in XML 1.0: control characters except tab and line breaks, and two noncharacters. */
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const loneSurrogate = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** A text without the characters that XML forbids: one of them makes a feed invalid. Lone surrogates become U+FFFD. */
export const xmlCharacters = (text: string): string => text.replace(forbidden, '').replace(loneSurrogate, '\ufffd');
