/** A request in words: `blogDetail {"id":"x"}`. The name of an input in the manifest. */
export function requestName({ call, request }: { call: string; request: unknown }): string {
  const parameters = JSON.stringify(request);
  return parameters === '{}' ? call : `${call} ${parameters}`;
}
