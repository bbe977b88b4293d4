import { services, shopGraph } from './words.yaml';

export type Service = 'gateway' | 'user' | 'goods' | 'order' | 'recommend' | 'stock' | 'coupon' | 'pay';
/** A service that can be stopped, or the breaker. */
export type Toggle = 'recommend' | 'coupon' | 'pay' | 'breaker';

type Node = {
  /** Milliseconds of its own work. */
  own: number;
  calls: readonly Service[];
  wide: Place;
  narrow: Place;
};
type Place = readonly [x: number, y: number];

/** The sample shop: who calls whom, one after the other, and where each stands in the two drawings. */
const nodes: Record<Service, Node> = {
  gateway: { own: 6, calls: ['user', 'goods', 'order'], wide: [20, 186], narrow: [120, 10] },
  user: { own: 9, calls: [], wide: [200, 22], narrow: [8, 96] },
  goods: { own: 18, calls: ['recommend', 'stock'], wide: [200, 132], narrow: [120, 96] },
  order: { own: 24, calls: ['stock', 'coupon', 'pay'], wide: [200, 300], narrow: [232, 96] },
  recommend: { own: 40, calls: [], wide: [404, 68], narrow: [8, 196] },
  stock: { own: 15, calls: [], wide: [404, 186], narrow: [120, 196] },
  coupon: { own: 22, calls: [], wide: [404, 300], narrow: [120, 276] },
  pay: { own: 60, calls: [], wide: [404, 400], narrow: [232, 276] },
};

/** The page does without these: what calls them has a default answer. */
const optional: ReadonlySet<Service> = new Set(['recommend', 'coupon']);

/** Requests a second of the two flows, threads of the gateway, and milliseconds that a dead service is waited for: at most, and with its breaker open. */
export const shop = { browse: 300, order: 100, threads: 200, timeout: 1_000, refused: 2 };

const flows = { browse: ['user', 'goods'], order: ['user', 'order'] } as const;

type Flow = { milliseconds: number; fails: boolean };

function visit(service: Service, on: ReadonlySet<Toggle>): Flow {
  if (on.has(service as Toggle))
    return { milliseconds: on.has('breaker') ? shop.refused : shop.timeout, fails: !optional.has(service) };
  const { own, calls } = nodes[service];
  return through(own, calls, on);
}

/** One call after the other; the first that fails ends it. */
function through(own: number, calls: readonly Service[], on: ReadonlySet<Toggle>): Flow {
  let milliseconds = own;
  for (const call of calls) {
    const next = visit(call, on);
    milliseconds += next.milliseconds;
    if (next.fails) return { milliseconds, fails: true };
  }
  return { milliseconds, fails: false };
}

/** What comes of a second's requests. A request holds a thread of the gateway as long as it lasts; those that find none are turned away. */
export function result(on: ReadonlySet<Toggle>) {
  const flow = (name: keyof typeof flows) => through(nodes.gateway.own, flows[name], on);
  const [browse, order] = [flow('browse'), flow('order')];
  const needed = (shop.browse * browse.milliseconds + shop.order * order.milliseconds) / 1000;
  const served = Math.min(1, shop.threads / needed);
  const percent = ({ fails }: Flow) => (fails ? 0 : Math.floor(served * 100));
  return { browse: percent(browse), order: percent(order), slowest: browse.milliseconds, needed: Math.round(needed) };
}

export function textsOf(on: ReadonlySet<Toggle>) {
  const { browse, order, slowest, needed } = result(on);
  return {
    browse: `${browse}%`,
    order: `${order}%`,
    slowest: shopGraph.milliseconds({ count: slowest.toLocaleString('en') }),
    needed: `${needed} / ${shop.threads}`,
  };
}

export function statusOf(on: ReadonlySet<Toggle>): string {
  const { browse, order, needed } = textsOf(on);
  const stopped = [...on].filter((one) => one !== 'breaker').map((one) => services[one as Service]);
  const what = stopped.length > 0 ? shopGraph.areStopped({ names: stopped.join('、') }) : shopGraph.allRun;
  return (on.has('breaker') ? shopGraph.withBreaker : shopGraph.withoutBreaker)({ what, browse, order, needed });
}

/** The graph: calls that wait are warm, those that a breaker refuses are broken lines. */
function graph(on: ReadonlySet<Toggle>, isWide: boolean): string {
  const [width, height, font] = isWide ? [136, 52, 17] : [100, 44, 14];
  const placeOf = (service: Service) => nodes[service][isWide ? 'wide' : 'narrow'];
  const waits = (service: Service): boolean =>
    !on.has('breaker') && (on.has(service as Toggle) || nodes[service].calls.some(waits));
  const entries = Object.entries(nodes) as [Service, Node][];
  const edges = entries.flatMap(([from, { calls }]) =>
    calls.map((to) => {
      const [[ax, ay], [bx, by]] = [placeOf(from), placeOf(to)];
      const path = isWide
        ? `M${ax + width} ${ay + height / 2}C${(ax + width + bx) / 2} ${ay + height / 2} ${(ax + width + bx) / 2} ${by + height / 2} ${bx} ${by + height / 2}`
        : `M${ax + width / 2} ${ay + height}V${ay + height + 14}L${bx + width / 2} ${by - 14}V${by}`;
      const isOpen = on.has(to as Toggle) && on.has('breaker');
      const color = waits(to) ? 'var(--third)' : isOpen ? 'var(--second)' : 'var(--tint)';
      return `<path d="${path}" stroke="${color}" stroke-width="${waits(to) ? 5 : 2.5}" ${isOpen ? 'stroke-dasharray="3 9"' : ''}/>`;
    }),
  );
  const boxes = entries.map(([service, { own }]) => {
    const [x, y] = placeOf(service);
    const isStopped = on.has(service as Toggle);
    const isWaiting = waits(service) && !isStopped;
    const edge = isStopped ? 'var(--muted)' : isWaiting ? 'var(--third)' : 'var(--tint)';
    const note = isStopped ? shopGraph.stopped : isWaiting ? shopGraph.waits : shopGraph.milliseconds({ count: own });
    return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="var(--card)" stroke="${edge}" stroke-width="2" ${isStopped ? 'stroke-dasharray="6 5"' : ''}/><text x="${x + 12}" y="${y + height / 2 + font * 0.36}" font-weight="650" fill="currentColor">${services[service]}</text><text x="${x + width - 10}" y="${y + height / 2 + font * 0.33}" font-size="${font - 3}" text-anchor="end" fill="${isWaiting ? 'var(--third-ink)' : 'var(--muted)'}">${note}</text>`;
  });
  return `<svg viewBox="${isWide ? '0 0 560 470' : '0 0 340 336'}" fill="none" role="img" aria-label="${shopGraph.label({ status: statusOf(on) })}"><g font-size="${font}">${edges.join('')}${boxes.join('')}</g></svg>`;
}

/** At the width of the page, and for narrow windows. */
export const picture = (on: ReadonlySet<Toggle>) => graph(on, true) + graph(on, false);

export const atFirst: ReadonlySet<Toggle> = new Set(['recommend', 'breaker']);
