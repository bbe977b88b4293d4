/** What the server said under a name in the `Server-Timing` of the page's own request; undefined where it did not, or the browser hides it. */
export function pageTiming(name: string): string | undefined {
  const navigations = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigations[0]?.serverTiming?.find((entry) => entry.name === name)?.description;
}

/** The same of a `Server-Timing` header. */
export function timingIn(header: string, name: string): string | undefined {
  return new RegExp(`\\b${name};desc="([^"]*)"`).exec(header)?.[1];
}
