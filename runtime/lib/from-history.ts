/** Whether the page was opened by Back or Forward: it may come from a cache, without a request to the server. */
export function isFromHistory(): boolean {
  const navigations = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigations[0]?.type === 'back_forward';
}
