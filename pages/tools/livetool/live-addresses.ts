import * as words from './words.yaml';

/** Seconds that a signature is valid, by the value of its field. */
export const validities = { hour: 3_600, day: 86_400, week: 604_800, month: 2_592_000 } as const;
export type Validity = keyof typeof validities;

export type Stream = { push: string; play: string; app: string; stream: string };
export type Signed = { until: number; pushSign: string; playSign: string };

export const pathOf = ({ app, stream }: Stream) => `/${app}/${stream}`;

/** What is signed: the path, and the second from which on it is refused. */
export const signedText = (path: string, until: number) => `${path}-${until}`;

/** Every address of a stream. Publishers and viewers have keys of their own: nobody publishes with what a viewer was given. */
export function addressesOf(stream: Stream, { until, pushSign, playSign }: Signed) {
  const path = pathOf(stream);
  const pushQuery = `t=${until}&s=${pushSign}`;
  const playQuery = `t=${until}&s=${playSign}`;
  return {
    server: `rtmp://${stream.push}/${stream.app}`,
    key: `${stream.stream}?${pushQuery}`,
    rtmp: `rtmp://${stream.push}${path}?${pushQuery}`,
    srt: `srt://${stream.push}:9000?streamid=#!::r=${path.slice(1)},m=publish,t=${until},s=${pushSign}`,
    hls: `https://${stream.play}${path}.m3u8?${playQuery}`,
    flv: `https://${stream.play}${path}.flv?${playQuery}`,
    rtc: `webrtc://${stream.play}${path}?${playQuery}`,
  };
}
export type Addresses = ReturnType<typeof addressesOf>;

/** The parts of an address that somebody pasted; null for anything else. */
export function partsOf(text: string): { host: string; app: string; stream: string } | null {
  const [, host, app, stream] =
    /^(?:rtmps?|srt|https?|webrtc):\/\/([\w.-]+)(?::\d+)?\/([\w-]+)\/([\w-]+)(?:\.\w+)?(?:\?|$)/.exec(text.trim()) ??
    [];
  return host && app && stream ? { host, app, stream } : null;
}

/** A moment as clocks in China show it: `2027-01-01 00:00`. */
export const momentOf = (seconds: number) =>
  new Date((seconds + 8 * 3_600) * 1000).toISOString().slice(0, 16).replace('T', ' ');

/** What a host name, and an application or stream, may look like: `pattern` of their fields. */
export const hostPattern =
  '[A-Za-z0-9](?:[A-Za-z0-9\\-]*[A-Za-z0-9])?(?:\\.[A-Za-z0-9](?:[A-Za-z0-9\\-]*[A-Za-z0-9])?)+';
export const namePattern = '[A-Za-z0-9_\\-]+';

/** What is said of a field whose value does not look like that. */
export const refusals = words.refusals;

/** Addresses and the second from which on they are refused. */
export type SignedAddresses = { until: number; addresses: Addresses };

/** The addresses that are shown, and their names. */
export const addressNames = words.addressNames;
export const addressIds = Object.keys(addressNames) as (keyof typeof addressNames)[];

/** Names and addresses, line by line. */
export const addressLines = ({ until, addresses }: SignedAddresses) =>
  [...addressIds.map((id) => `${addressNames[id]}：${addresses[id]}`), words.expires({ until: momentOf(until) })].join(
    '\n',
  );
