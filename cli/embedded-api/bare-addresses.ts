import { type MarkedExtension, Tokenizer } from 'marked';

/** Punctuation of Chinese text, which follows an address without a space. */
const punctuation =
  /[\u3001-\u3003\u3008-\u3011\u3014-\u301b\u2018\u2019\u201c\u201d\u2026\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65]/;
const begins = /^(?:https?:\/\/|ftp:\/\/|www\.)/i;

/** Ends addresses that stand bare in a text before Chinese punctuation: GFM takes the whole sentence behind it for a part of them. */
export const bareAddresses: MarkedExtension = {
  tokenizer: {
    url(src) {
      if (!begins.test(src)) return false;
      const end = src.search(punctuation);
      return end < 0 ? false : Tokenizer.prototype.url.call(this, src.slice(0, end));
    },
  },
};
