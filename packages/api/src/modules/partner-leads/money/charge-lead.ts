import { type LeadKind, leadPriceOn } from '@pahiya/domain/leads/lead-rules';
import { leadChargeEntries, undoneEntries } from '@pahiya/domain/ledger/ledger';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { paise, percentOf } from '@pahiya/domain/shared/money';
import type { Queryable } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { book } from '../../ledger/book.ts';
import { priceOfFirm } from '../store/terms-repository.ts';

type Charged = {
  readonly leadId: string;
  readonly firmId: string;
  readonly kind: LeadKind;
  readonly createdAt: Date;
};

/** Books what a delivered lead costs, once, at the price of its day. GST where the seller is registered. */
export async function chargeLead(
  services: Pick<Services, 'settings'>,
  tx: Queryable,
  lead: Charged,
): Promise<void> {
  await book(tx, {
    key: `lead:${lead.leadId}`,
    kind: 'lead-charge',
    firmId: lead.firmId,
    at: lead.createdAt,
    entries: await entriesOf(services, tx, lead),
  });
}

/** Books the credit of a disputed lead, once: the reverse of its charge, in the month of the decision. */
export async function creditLead(
  services: Pick<Services, 'settings'>,
  tx: Queryable,
  lead: Charged,
  at: Date,
): Promise<void> {
  await book(tx, {
    key: `lead-credit:${lead.leadId}`,
    kind: 'lead-credit',
    firmId: lead.firmId,
    at,
    entries: undoneEntries(await entriesOf(services, tx, lead)),
  });
}

/** At the price of its day: the firm's own where it has one. Neither changes afterwards. */
async function entriesOf(
  { settings }: Pick<Services, 'settings'>,
  tx: Queryable,
  { firmId, kind, createdAt }: Charged,
) {
  const day = istDateOf(createdAt);
  const { price: usual, gstBasisPoints } = leadPriceOn(kind, day);
  const price = (await priceOfFirm(tx, firmId, kind, day)) ?? usual;
  const isRegistered = settings.orders.seller.gstin !== null;
  const gst = isRegistered ? percentOf(price, gstBasisPoints, 'half-up') : paise(0);
  return leadChargeEntries(price, gst);
}
