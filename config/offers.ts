import file from './content/offers.json';

/** Terms of the offers, each number once. Amounts are in yuan, shares in per cent. */
export const offers = file;
