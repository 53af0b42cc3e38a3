import { BlockList, isIPv4, isIPv6 } from 'node:net';
import type { AnswerOf } from '@pahiya/contracts/contract';
import type { ownAddress } from '@pahiya/contracts/site/site-contracts';

type Described = AnswerOf<typeof ownAddress>;
type Reach = NonNullable<Described['reach']>;

/** Special-purpose networks. Sources: IANA special-purpose address registries of IPv4 and IPv6 (RFC 6890). */
const networks: readonly (readonly [Reach, readonly string[]])[] = [
  ['loopback', ['127.0.0.0/8', '::1/128']],
  ['private', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7']],
  ['link-local', ['169.254.0.0/16', 'fe80::/10']],
  ['carrier-grade-nat', ['100.64.0.0/10']],
  [
    'reserved',
    [
      ...['0.0.0.0/8', '192.0.0.0/24', '192.0.2.0/24', '198.18.0.0/15', '198.51.100.0/24'],
      ...['203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
      ...['::/128', '100::/64', '2001:db8::/32', '3fff::/20', 'ff00::/8'],
    ],
  ],
];

const lists = networks.map(([reach, ranges]) => {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = '', bits] = range.split('/');
    list.addSubnet(network, Number(bits), isIPv4(network) ? 'ipv4' : 'ipv6');
  }
  return { reach, list };
});

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Facts that follow from an address alone. Its owner and location are unknown: no third party is called. */
export function describeAddress(raw: string): Described {
  const plain = raw.split('%', 1)[0] ?? '';
  const address = mapped.exec(plain)?.[1] ?? plain;
  const family = isIPv4(address) ? 'ipv4' : isIPv6(address) ? 'ipv6' : null;
  if (family === null) return { address: null, family: null, reach: null };
  const reach = lists.find(({ list }) => list.check(address, family))?.reach ?? 'public';
  return { address, family, reach };
}
