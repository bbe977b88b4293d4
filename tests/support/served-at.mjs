/**
 * The environment of a build whose release nginx serves at a port of this machine. Nothing answers at the address of its API.
 *
 * @param {number} port
 */
export const servedAt = (port) => ({
  SITE_ORIGIN_ZH: `http://localhost:${port}`,
  SITE_ORIGIN_EN: `http://en.localhost:${port}`,
  SITE_LISTEN: `127.0.0.1:${port}`,
  SITE_API_UPSTREAM: '127.0.0.1:9',
});
