import type { ChallanLineCode } from '@pahiya/domain/challans/quote';
import { isGivenUp, isSettled } from '@pahiya/domain/challans/settlement';
import type { Queryable } from '../../db/database.ts';
import type { KindReceiptWords, OrderReceipts, ReceiptItem } from '../../order-receipts.ts';
import { findOrderChallans } from './store/order-challan-repository.ts';

type Words = KindReceiptWords & { readonly lines: Readonly<Record<ChallanLineCode, string>> };

const english: Words = {
  passedOn: 'Fines, paid in full to the authorities (no GST)',
  passedOnTotal: 'Total fines',
  item: 'Challan',
  reference: "Authority's receipt",
  states: { done: 'Settled', 'under-way': 'In progress', 'given-back': 'Refunded' },
  lines: {
    fine: 'Fine',
    'legal-fee': 'Legal fee, court challans',
    discount: 'Discount',
    'settlement-fee': 'Settlement fee',
    gst: 'GST',
  },
  note: "The authority's receipt is the valid proof of payment of a fine. Its number appears above once received.",
};

const hindi: Words = {
  passedOn: 'जुर्माना, विभाग को पूरा दिया जाता है (GST नहीं)',
  passedOnTotal: 'कुल जुर्माना',
  item: 'चालान',
  reference: 'विभाग की रसीद',
  states: { done: 'निपट गया', 'under-way': 'जारी', 'given-back': 'रिफ़ंड' },
  lines: {
    fine: 'जुर्माना',
    'legal-fee': 'क़ानूनी शुल्क, कोर्ट चालान',
    discount: 'छूट',
    'settlement-fee': 'निपटान शुल्क',
    gst: 'GST',
  },
  note: 'जुर्माना भरने का मान्य सबूत विभाग की रसीद है। मिलते ही उसका नंबर ऊपर दिखेगा।',
};

/** Receipts of challan orders: the fine of each challan with its authority's receipt. */
export const challanReceipts: OrderReceipts = {
  items: readItems,
  words: { en: english, hi: hindi },
};

async function readItems(
  sql: Queryable,
  orderId: string,
): Promise<ReadonlyMap<string, ReceiptItem>> {
  const challans = await findOrderChallans(sql, orderId);
  return new Map(
    challans.map(({ orderChallanId, challanNumber, settlement, receiptNumber }) => [
      orderChallanId,
      {
        name: challanNumber,
        reference: isSettled(settlement) ? receiptNumber : null,
        state: isSettled(settlement) ? 'done' : isGivenUp(settlement) ? 'given-back' : 'under-way',
      },
    ]),
  );
}
