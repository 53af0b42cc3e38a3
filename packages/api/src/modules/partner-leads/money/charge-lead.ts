import { type LeadKind, leadPriceOn } from '@pahiya/domain/leads/lead-rules';
import { leadChargeEntries, undoneEntries } from '@pahiya/domain/ledger/ledger';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { paise, percentOf } from '@pahiya/domain/shared/money';
import type { Queryable } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { book } from '../../ledger/book.ts';

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
    entries: entriesOf(services, lead),
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
    entries: undoneEntries(entriesOf(services, lead)),
  });
}

function entriesOf({ settings }: Pick<Services, 'settings'>, { kind, createdAt }: Charged) {
  const { price, gstBasisPoints } = leadPriceOn(kind, istDateOf(createdAt));
  const isRegistered = settings.orders.seller.gstin !== null;
  const gst = isRegistered ? percentOf(price, gstBasisPoints, 'half-up') : paise(0);
  return leadChargeEntries(price, gst);
}
