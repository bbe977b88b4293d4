/** Dark grounds that a page chooses from: network, social and voice, medical and finance, tools and cloud-native. */
export const nights = ['navy', 'aubergine', 'forest', 'graphite'] as const;
export type Night = (typeof nights)[number];

/** Light grounds that a page chooses from: education, medical, deployment, price and finance. */
export const papers = ['cream', 'mint', 'blueprint', 'ledger'] as const;
export type Paper = (typeof papers)[number];
