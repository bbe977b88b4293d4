/** A measured value: milliseconds, for CLS the score. */
export type Vital = { name: 'LCP' | 'CLS' | 'INP' | 'TTFB'; value: number };

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
type Interaction = PerformanceEntry & { interactionId?: number };

/** Shifts belong together with at most a second between them, and five in all. */
const session = { gap: 1000, whole: 5000 };
/** Of so many interactions the slowest does not count. */
const perOutlier = 50;

/**
 * Measures what this visitor saw of the page that was loaded, as web.dev defines the web vitals. Reads also what happened before. The
 * returned function ends the measurement: it gives the values once, then none. A value that the browser does not measure is left out.
 */
export function measureVitals(): () => Vital[] {
  const vitals = new Map<Vital['name'], number>();
  const observers = new Map<PerformanceObserver, (entry: PerformanceEntry) => void>();
  const observe = (type: string, take: (entry: PerformanceEntry) => void) => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
    observer.observe({ type, buffered: true, durationThreshold: 40 } as PerformanceObserverInit);
    observers.set(observer, take);
  };

  const navigation = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;
  if (navigation) vitals.set('TTFB', navigation.responseStart);
  const hidden = hiddenSince();
  observe('largest-contentful-paint', ({ startTime }) => startTime < hidden && vitals.set('LCP', startTime));

  let current = { from: 0, last: 0, sum: 0 };
  if (PerformanceObserver.supportedEntryTypes.includes('layout-shift')) vitals.set('CLS', 0);
  observe('layout-shift', (entry) => {
    const { startTime, value, hadRecentInput } = entry as Shift;
    if (hadRecentInput) return;
    const goesOn = startTime - current.last < session.gap && startTime - current.from < session.whole;
    current = { from: goesOn ? current.from : startTime, last: startTime, sum: (goesOn ? current.sum : 0) + value };
    vitals.set('CLS', Math.max(vitals.get('CLS') ?? 0, current.sum));
  });

  const interactions = new Map<number, number>();
  observe('event', (entry) => {
    const { interactionId, duration } = entry as Interaction;
    if (!interactionId) return;
    interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
    const slowest = [...interactions.values()].sort((a, b) => b - a);
    vitals.set('INP', slowest[Math.floor(slowest.length / perOutlier)]!);
  });

  return () => {
    for (const [observer, take] of observers) {
      observer.takeRecords().forEach(take);
      observer.disconnect();
    }
    const measured = [...vitals].map(([name, value]) => ({
      name,
      value: name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value),
    }));
    vitals.clear();
    observers.clear();
    return measured;
  };
}

/** When the page was first hidden: a tab opened in the background paints when it is shown, which is no time of loading. */
function hiddenSince(): number {
  const states = performance.getEntriesByType('visibility-state');
  const first = states.find(({ name }) => name === 'hidden')?.startTime;
  return first ?? (document.visibilityState === 'hidden' ? 0 : Number.POSITIVE_INFINITY);
}
