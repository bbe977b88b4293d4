/** Of one sale, on the bill: nine of each of two people, and nine recorded. */
export const minutes = { hd: 18, record: 9 };
