/** A value of the `Server-Timing` header of the page itself; undefined if it is missing, or the browser hides it. */
export function pageTiming(name: string): string | undefined {
  const navigations = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigations[0]?.serverTiming?.find((entry) => entry.name === name)?.description;
}

/** A value of a `Server-Timing` header. */
export function timingIn(header: string, name: string): string | undefined {
  return new RegExp(`\\b${name};desc="([^"]*)"`).exec(header)?.[1];
}
