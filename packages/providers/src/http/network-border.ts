import { isIP, type LookupFunction } from 'node:net';

/** The border of our network, for addresses that others give us. */
export type NetworkBorder = {
  /** Resolves a name, and refuses one that leads into a private network. Used for the connection itself, so that a second
   * answer cannot lead elsewhere. */
  readonly lookup: LookupFunction;
  readonly isPublicAddress: (address: string) => boolean;
  /** Origin of the sandbox, which alone may be inside; null when live. */
  readonly sandboxOrigin: string | null;
};

/** The address as a URL if it may be called: HTTPS on its usual port, without a user, outside as far as it says itself.
 * Where its name leads is checked at each connection. */
export function urlOutside(address: string, border: NetworkBorder): URL | null {
  const url = URL.parse(address);
  if (url === null || url.username !== '' || url.password !== '') return null;
  if (url.origin === border.sandboxOrigin) return url;
  const host = bareHost(url);
  const isInside = isIP(host) !== 0 && !border.isPublicAddress(host);
  return url.protocol === 'https:' && url.port === '' && !isInside ? url : null;
}

/** Whether an address may be called and its name leads outside at this moment. */
export function leadsOutside(address: string, border: NetworkBorder): Promise<boolean> {
  const url = urlOutside(address, border);
  if (url === null) return Promise.resolve(false);
  const host = bareHost(url);
  if (url.origin === border.sandboxOrigin || isIP(host) !== 0) return Promise.resolve(true);
  return new Promise((done) => border.lookup(host, { all: true }, (error) => done(error === null)));
}

function bareHost({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}
