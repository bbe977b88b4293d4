import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the island is hydrated: false in the static markup and during hydration, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
