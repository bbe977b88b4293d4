import { facts } from '../lib/facts.ts';

/** Starts the services of others that are configured. What speaks to them is loaded only then; without it their links lead elsewhere. */
export function startServices(): () => void {
  if (!Object.values(facts.services).some(Boolean)) return () => undefined;
  let undo: (() => void) | null | undefined;
  import('../services/services.ts').then(
    (services) => undo === undefined && (undo = services.startServices()),
    () => undefined,
  );
  return () => {
    undo?.();
    undo = null;
  };
}
