import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { PartnerMember } from '../../../http/caller.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { offeringFirm } from './dealer-of-firm.ts';
import { deleteFeed, putFeed } from './feed-repository.ts';

/** Sets the address of a dealer's feed, read within minutes; the same again reads it again. Null ends the feed, its cars
 * stay. Refuses an address inside our network. */
export async function setFeed(
  services: Pick<Services, 'sql' | 'now' | 'dealerFeeds'>,
  { firmId }: PartnerMember,
  url: string | null,
): Promise<Result<{ readonly isSet: boolean }, Refusal>> {
  const { sql, now, dealerFeeds } = services;
  const firm = await offeringFirm(sql, firmId, now());
  if (!firm.ok) return firm;
  if (url === null) {
    await deleteFeed(sql, firmId);
    return ok({ isSet: false });
  }
  if (!(await dealerFeeds.accepts(url))) return err(notAnAddress);
  await putFeed(sql, firmId, url, now());
  return ok({ isSet: true });
}

const message = 'Enter an address that begins with https:// and can be reached from the internet.';
const notAnAddress: Refusal = {
  code: 'request/bad-input',
  detail: message,
  errors: [{ path: 'body.url', message }],
};
