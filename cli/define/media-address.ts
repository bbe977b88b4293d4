/**
 * Whether an address is a file on one of the hosts. Compared as text: user information, ports and whatever else a parser
 * would forgive are refused, because origins of such addresses go into server rules.
 */
export function isMediaAddress(address: string, hosts: readonly string[]): boolean {
  return !/[\s\\"'<>]/.test(address) && hosts.some((host) => address.startsWith(`https://${host}/`));
}

/** Whether an address is that of a picture which the site may show: its own, or one of the configured hosts. */
export function isPictureAddress(address: string, hosts: readonly string[]): boolean {
  return (
    /\.(?:png|jpe?g|gif|webp|avif|svg)$/i.test(address) && (address.startsWith('/') || isMediaAddress(address, hosts))
  );
}
