/** What an instance of a managed service can do, and its price in fen a month with tax; three replicas and daily backups included. */
export type MiddlewareSize = { memory: number; rate: number; room: number; connections: number; fen: number };

/** From the smallest to the largest, the same five sizes for each service. `rate` is a second's operations, `room` gigabytes. */
export const middlewareSizes = {
  cache: [
    { memory: 1, rate: 20_000, room: 1, connections: 2_000, fen: 9_800 },
    { memory: 4, rate: 60_000, room: 4, connections: 10_000, fen: 36_000 },
    { memory: 16, rate: 120_000, room: 16, connections: 20_000, fen: 132_000 },
    { memory: 64, rate: 400_000, room: 64, connections: 40_000, fen: 490_000 },
    { memory: 256, rate: 1_200_000, room: 256, connections: 80_000, fen: 1_860_000 },
  ],
  queue: [
    { memory: 2, rate: 2_000, room: 50, connections: 500, fen: 19_800 },
    { memory: 8, rate: 10_000, room: 200, connections: 2_000, fen: 68_000 },
    { memory: 16, rate: 40_000, room: 800, connections: 5_000, fen: 198_000 },
    { memory: 64, rate: 160_000, room: 3_200, connections: 20_000, fen: 720_000 },
    { memory: 256, rate: 600_000, room: 12_800, connections: 60_000, fen: 2_580_000 },
  ],
  database: [
    { memory: 2, rate: 800, room: 50, connections: 300, fen: 24_800 },
    { memory: 8, rate: 4_000, room: 200, connections: 1_000, fen: 88_000 },
    { memory: 16, rate: 12_000, room: 500, connections: 2_000, fen: 216_000 },
    { memory: 64, rate: 45_000, room: 2_000, connections: 6_000, fen: 780_000 },
    { memory: 256, rate: 140_000, room: 6_000, connections: 12_000, fen: 2_960_000 },
  ],
  search: [
    { memory: 2, rate: 100, room: 50, connections: 200, fen: 29_800 },
    { memory: 8, rate: 600, room: 200, connections: 500, fen: 98_000 },
    { memory: 16, rate: 2_000, room: 1_000, connections: 1_000, fen: 268_000 },
    { memory: 64, rate: 8_000, room: 4_000, connections: 3_000, fen: 930_000 },
    { memory: 256, rate: 30_000, room: 16_000, connections: 8_000, fen: 3_420_000 },
  ],
} as const satisfies Record<string, readonly MiddlewareSize[]>;
