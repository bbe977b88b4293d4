/** Whether the browser showed the page because it was left before: maybe as it came then, without asking the server. */
export function isFromHistory(): boolean {
  const navigations = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigations[0]?.type === 'back_forward';
}
