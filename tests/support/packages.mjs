// Packages for development, for the scripts that measure and test.
import { ensurePackages } from '../../cli/packages.mjs';
import { reportStartFailure } from '../../cli/start-failure.mjs';

/**
 * Installs all packages, those for development too. Ends the process with a reason when it fails.
 *
 * @param {string} root the project's folder
 */
export function installPackages(root) {
  try {
    ensurePackages({ root, dev: true });
  } catch (failure) {
    process.exit(reportStartFailure(failure, { json: false }));
  }
}
