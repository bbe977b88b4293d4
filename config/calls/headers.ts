import { callHeaders } from '#generator';

/** Headers of browsers that the API gets: `Signature` belongs to the calls that are signed. */
export const requestHeaders: readonly string[] = [...callHeaders.request, 'Signature'].sort();
