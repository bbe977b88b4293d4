/** Which packages have the old engine of calls, and which the new one: notices, downloads and the upgrade say the same. */
export const sdkVersions = {
  /** The package of the engine alone: the version that ends, the last day on which it gets repairs, and the version that replaces it. */
  engine: { pack: 'rtc', ends: '1.x', until: '2027-12-31', next: '2.0' },
  /** Packages that contain the new engine, and the version from which on they do; their users replace nothing. */
  containing: {
    netcall: { pack: 'call-kit', from: '5.0' },
    interact: { pack: 'interact', from: '4.0' },
  },
} as const;
