import type { Partner } from '../../services.ts';

/** Target of a link to a partner: below the partner's address, with our name and the place of the link. Null when the
 * path would leave the partner's address. */
export function partnerAddress(
  partner: Partner,
  {
    path,
    place,
    source,
  }: { path?: string | undefined; place?: string | undefined; source: string },
): string | null {
  const base = new URL(partner.address);
  if (!base.pathname.endsWith('/')) base.pathname += '/';
  const to = new URL(base);
  to.search = '';
  to.hash = '';
  if (path !== undefined) to.pathname = base.pathname + path.replace(/^\/+/, '');
  const isBelow =
    to.protocol === 'https:' && to.host === base.host && to.pathname.startsWith(base.pathname);
  if (!isBelow || to.username !== '' || to.password !== '') return null;
  to.searchParams.set('utm_source', source);
  to.searchParams.set('utm_medium', 'referral');
  if (place !== undefined) to.searchParams.set('utm_campaign', place);
  return to.href;
}
