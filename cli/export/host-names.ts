/** Static hosts that a release can be exported for. */
export const hostNames = ['serve', 'caddy', 'netlify', 'cloudflare', 's3'] as const;
export type HostName = (typeof hostNames)[number];
