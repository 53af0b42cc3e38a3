import type { ContactChannel } from '@pahiya/contracts/contact-ledger/contact-terms';
import type { CallSlot } from '@pahiya/domain/rto-services/call-back-hours';
import type { Language } from '@pahiya/domain/shared/language';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { transact } from '../../../transact.ts';
import { askLead } from '../../partner-leads/ask/ask-lead.ts';
import { refuseContacts } from '../../partner-leads/ask/refuse-contacts.ts';
import { selectFirmCar } from '../store/dealer-firm-repository.ts';
import { noSuchListing } from '../store/no-such-listing.ts';

type Asked = {
  readonly listing: string;
  readonly userId: string;
  readonly wish: string;
  readonly slot: CallSlot;
  readonly channels: readonly ContactChannel[];
  readonly language: Language;
};

type Sent = { readonly isRepeat: boolean; readonly firstAskedAt: string };

/** Sends the dealer of a live car an enquiry about it. One about the same car, also from a test drive or a part exchange,
 * is joined. Only a firm's car has somebody to ask. Free text carries no contact past the ledger. */
export async function askAboutCar(
  services: Pick<Services, 'sql' | 'now' | 'settings'>,
  { listing, userId, wish, slot, channels, language }: Asked,
): Promise<Result<Sent, Refusal>> {
  const hidden = refuseContacts({ wish });
  if (hidden !== null) return err(hidden);
  return transact(services.sql, async (tx) => {
    const car = await selectFirmCar(tx, listing);
    if (car === null) return err(noSuchListing);
    const { firmId, listingId, title, cityId } = car;
    const asked = await askLead(services, tx, {
      ...{ userId, firmId, kind: 'used-car', title, subjectRef: listingId, cityId },
      ...{ wish, hasBudgetOrDate: wish !== '', slot, channels, language },
    });
    if (!asked.ok) return asked;
    const { isRepeat, firstAskedAt } = asked.value;
    return ok({ isRepeat, firstAskedAt: firstAskedAt.toISOString() });
  });
}
