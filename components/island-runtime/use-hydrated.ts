import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the island lives in a browser: false in what the page comes with and while React takes it over, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
