import { findRtoService } from '@pahiya/domain/rto-services/rto-services';
import type { Language } from '@pahiya/domain/shared/language';
import type { KindReceiptWords, OrderReceipts, ReceiptItem } from '../../order-receipts.ts';
import { selectWork } from './store/rto-work-repository.ts';

const english: KindReceiptWords = {
  passedOn: 'Government fee, paid in full to the state (no GST)',
  passedOnTotal: 'Total government fee',
  item: 'Service',
  reference: 'Application number',
  states: { done: 'Done', 'under-way': 'In progress', 'given-back': 'Refunded' },
  lines: {
    'service-fee': 'Our fee: handling the RTO application',
    gst: 'GST',
    'government-fee': 'Government fee (central)',
  },
  note: 'What the state adds to the central fee is paid on its own portal and is not part of this receipt.',
};

const hindi: KindReceiptWords = {
  passedOn: 'सरकारी फ़ीस, राज्य को पूरी दी जाती है (GST नहीं)',
  passedOnTotal: 'कुल सरकारी फ़ीस',
  item: 'सेवा',
  reference: 'आवेदन नंबर',
  states: { done: 'पूरा', 'under-way': 'जारी', 'given-back': 'रिफ़ंड' },
  lines: {
    'service-fee': 'हमारी फ़ीस: RTO आवेदन का पूरा काम',
    gst: 'GST',
    'government-fee': 'सरकारी फ़ीस (केंद्रीय)',
  },
  note: 'राज्य जो रक़म जोड़ता है, वह उसके पोर्टल पर भरी जाती है और इस रसीद में नहीं है।',
};

const governmentFee: Readonly<Record<Language, string>> = {
  en: 'government fee',
  hi: 'सरकारी फ़ीस',
};

/** Receipts of RTO work: the service and its government fee, with the application number once it is filed. */
export const rtoReceipts: OrderReceipts = {
  items: async (sql, orderId, language) => {
    const work = await selectWork(sql, orderId);
    if (work === null) return new Map();
    const { workId, governmentFeeId, step, filedAt, applicationNumber } = work;
    const isGivenUp = step === 'refunding' || step === 'refunded';
    const of = (name: string, isReturned: boolean): ReceiptItem => ({
      name,
      reference: applicationNumber,
      state: isReturned ? 'given-back' : step === 'done' ? 'done' : 'under-way',
    });
    const service = findRtoService(work.serviceId)?.name[language] ?? work.serviceId;
    const isFeePaid = filedAt !== null;
    return new Map([
      [workId, of(service, isGivenUp)],
      [
        governmentFeeId,
        {
          ...of(`${service}: ${governmentFee[language]}`, isGivenUp && !isFeePaid),
          ...(isFeePaid ? { state: 'done' as const } : {}),
        },
      ],
    ]);
  },
  words: { en: english, hi: hindi },
};
