import { lookup } from 'node:dns';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';

const inner = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  inner.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['::', 96],
  // Addresses that a gateway of the network may translate to an IPv4 address inside it: RFC 6052, 8215, 4380, 3056.
  ['::ffff:0:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const) {
  inner.addSubnet(network, prefix, 'ipv6');
}

/** A host name that resolves to an internal address. */
export class PrivateAddress extends Error {}

/** Resolves a name for the same connection, so a second DNS response (DNS rebinding) cannot redirect it. */
export const lookupPublic: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return done(error, []);
    const isInside = addresses.some(({ address }) => !isPublicAddress(address));
    if (isInside) return done(new PrivateAddress('private address'), []);
    done(null, addresses);
  });
};

/** Whether an address is outside all private, loopback, link-local and special ranges. */
export function isPublicAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return !inner.check(mapped, 'ipv4');
  return !inner.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
