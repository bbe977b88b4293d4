export type Point = readonly [x: number, y: number];

const middle = 320;

/** `count` points on an arc about a centre; angles in degrees, downward positive. */
function arc(count: number, [x, y]: Point, [across, down]: Point, [from, to]: Point): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((from + ((to - from) * index) / (count - 1)) * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return [x + across * Math.sign(cos) * Math.abs(cos) ** 0.86, y + down * sin] as const;
  });
}
const ring = (count: number, centre: Point, size: Point): Point[] =>
  arc(count + 1, centre, size, [180, 540]).slice(0, count);
const mirrored = (points: readonly Point[]): Point[] => points.map(([x, y]) => [2 * middle - x, y]);

const brow = [...arc(5, [262, 196], [40, 20], [190, 350]), ...arc(4, [264, 202], [32, 12], [200, 340])];
const eye = [...ring(8, [268, 238], [27, 12]), [268, 238], [268, 244]] as Point[];
const bridge = [226, 248, 270, 292].map((y) => [middle, y] as const);
const tip = arc(11, [middle, 302], [32, 18], [196, -16]);

/** The 106 landmarks of a face from the front, on a picture of 600 × 510 that begins at 20, 50. */
export const landmarks: readonly Point[] = [
  ...arc(33, [middle, 230], [118, 206], [190, -10]),
  ...brow,
  ...mirrored(brow),
  ...eye,
  ...mirrored(eye),
  ...bridge,
  ...tip,
  ...ring(12, [middle, 358], [46, 21]),
  ...ring(8, [middle, 358], [34, 8]),
];

/** Where the parts are in the list: from, and before. */
export const parts = {
  contour: [0, 33],
  leftEye: [51, 61],
  rightEye: [61, 71],
  lips: [86, 98],
  mouth: [98, 106],
} as const;

type Shape = { slim: number; eyes: number };

/** The landmarks after reshaping: the cheeks go in, the eyes grow about their middle. */
export function reshaped({ slim, eyes }: Shape): Point[] {
  return landmarks.map(([x, y], index) => {
    if (index < parts.contour[1]) {
      const cheek = Math.max(0, Math.sin(((y - 200) / 240) * Math.PI)) * 0.2 * slim;
      return [x + (middle - x) * cheek, y];
    }
    if (index < parts.leftEye[0] || index >= parts.rightEye[1]) return [x, y];
    const about = index < parts.leftEye[1] ? 268 : 2 * middle - 268;
    return [about + (x - about) * (1 + 0.3 * eyes), 238 + (y - 238) * (1 + 0.7 * eyes)];
  });
}

/** The edges between them, by Delaunay: two landmarks each, two digits of base 36 a landmark. */
const written = [
  '0001000x000y0102010x0112011f0203021f0304031f031m0405041m0506051m0523052406070624062f0708072e072f0809082e090a',
  '092e092p0a0b0a2p0b0c0b2p0c0d0c2o0c2p0d0e0d2o0e0f0e2o0f0g0f2n0f2o0g0h0g2n0h0i0h2m0h2n0i0j0i2m0j0k0j2m0k0l0k2l',
  '0k2m0l0m0l2l0m0n0m2l0n0o0n2k0n2l0o0p0o2k0p0q0p2j0p2k0q0r0q2c0q2j0r0s0r1w0r2c0r2d0s0t0s1w0t0u0t1p0t1w0u0v0u1p',
  '0v0w0v160v1b0v1p0w160w170x0y0x120y0z0y120y130z100z130z1410111014101511151119111a111z1213121f121g1314131g131h',
  '1415141h151h151i151z1617161b1718171b171c1819181c181d191a191d191e1a1e1a1z1b1c1b1p1b1q1c1d1c1q1c1r1d1e1d1r1e1r',
  '1e1s1e1z1f1g1f1m1g1h1g1m1g1n1h1i1h1n1i1j1i1k1i1n1i1z1j1k1j1z1j201k1l1k1n1k1o1k201k211k231l1m1l1o1l231m1n1m1o',
  '1m231n1o1p1q1p1w1q1r1q1w1q1x1r1s1r1x1s1t1s1u1s1x1s1z1t1u1t1z1t201u1v1u1x1u1y1u201u211u2d1v1w1v1y1v2d1w1x1w1y',
  '1w2d1x1y1z20202121222123212d22232226222722282229222a222d2324232523262425242f2526252f252g2627262g2728272g272h',
  '2829282h292a292h292i2a2b2a2d2a2i2b2c2b2d2b2i2b2j2c2d2c2j2e2f2e2p2e2q2f2g2f2q2f2r2g2h2g2r2g2s2h2i2h2s2i2j2i2s',
  '2i2t2j2k2j2t2j2u2k2l2k2u2l2m2l2u2l2v2m2n2m2v2m2w2n2o2n2w2o2p2o2w2o2x2p2q2p2x2q2r2q2x2r2s2r2x2s2t2s2w2s2x2t2u',
  '2t2v2t2w2u2v2v2w2w2x',
].join('');
export const edges: readonly Point[] = Array.from({ length: written.length / 4 }, (_, index) => {
  const at = (place: number) => Number.parseInt(written.slice(index * 4 + place, index * 4 + place + 2), 36);
  return [at(0), at(2)] as const;
});
