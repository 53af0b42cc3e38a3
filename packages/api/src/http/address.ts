import { BlockList, isIPv4, isIPv6 } from 'node:net';

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The range under which an address is counted: /24 of IPv4, /48 of IPv6. */
export function addressRange(address: string): string {
  const v4 = mapped.exec(address)?.[1] ?? address;
  if (isIPv4(v4)) return `${v4.split('.').slice(0, 3).join('.')}.0/24`;
  return isIPv6(address) ? `${groupsOf(address).slice(0, 3).join(':')}::/48` : 'unknown';
}

/** One household or handset: an IPv4 address, or a /64 of IPv6 (its holder owns all of it). */
export function addressUnit(address: string): string {
  const v4 = mapped.exec(address)?.[1] ?? address;
  if (isIPv4(v4)) return v4;
  return isIPv6(address) ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : 'unknown';
}

function groupsOf(address: string): string[] {
  const [head = '', tail = ''] = (address.split('%', 1)[0] ?? '').split('::', 2);
  const left = head.split(':').filter((group) => group !== '');
  const right = tail.split(':').filter((group) => group !== '');
  const middle = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...middle, ...right].map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''));
}

const inner = new BlockList();
for (const [net, prefix] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
  ] as const),
  ...([
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.168.0.0', 16],
  ] as const),
] as const) {
  inner.addSubnet(net, prefix, 'ipv4');
}
for (const [net, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  inner.addSubnet(net, prefix, 'ipv6');
}

/** Whether an address is one of the public network: behind a proxy that is not trusted everybody has one that is not.
 * Source: IANA special-purpose address registries. */
export function isPublicAddress(address: string): boolean {
  const v4 = mapped.exec(address)?.[1] ?? address;
  if (isIPv4(v4)) return !inner.check(v4);
  return isIPv6(v4) && !inner.check(v4, 'ipv6');
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

export function isLoopback(address: string): boolean {
  const v4 = mapped.exec(address)?.[1] ?? address;
  return isIPv4(v4) ? loopback.check(v4) : isIPv6(v4) && loopback.check(v4, 'ipv6');
}
