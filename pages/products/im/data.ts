/** Share of users whose messages are read from the new side, week by week. */
export const moved = [0, 0, 1, 10, 50, 100];
