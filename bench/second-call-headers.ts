import type { Browser } from './measure.ts';

/** Headers of a browser's second call, with the cookies set by the first (its device and its last look-ups). Each
 * browser has its own, as visitors do. */
export async function secondCallHeaders(
  address: string,
  firstPath: string,
): Promise<Browser['headers']> {
  const own = { src: 'web', 'accept-encoding': 'gzip, deflate, br' };
  const answer = await fetch(`${address}${firstPath}`, { headers: own });
  if (answer.status !== 200) throw new Error(`${firstPath} answers ${answer.status}`);
  await answer.arrayBuffer();
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
  if (!cookies.some((cookie) => cookie?.startsWith('deviceId='))) {
    throw new Error('the first call gave no device');
  }
  return { ...own, cookie: cookies.join('; ') };
}
