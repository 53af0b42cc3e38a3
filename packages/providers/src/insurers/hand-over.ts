import { createHmac } from 'node:crypto';

/** An insurer's own page, with the name and the key that it gave us. */
export type HandOverPage = {
  readonly url: string;
  readonly partner: string;
  readonly secret: string;
};

/** Address of an insurer's own page for a quote of it: signed with HMAC-SHA256 over insurer, quote and partner, a line
 * each. Nothing of the person is in it. */
export function handOverAddress(
  { url, partner, secret }: HandOverPage,
  { insurerId, quoteRef }: { readonly insurerId: string; readonly quoteRef: string },
): string {
  const signature = createHmac('sha256', secret)
    .update(`${insurerId}\n${quoteRef}\n${partner}`)
    .digest('hex');
  const address = new URL(url);
  address.searchParams.set('quote', quoteRef);
  address.searchParams.set('partner', partner);
  address.searchParams.set('signature', signature);
  return address.href;
}
