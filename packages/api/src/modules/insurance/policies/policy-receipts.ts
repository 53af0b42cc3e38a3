import type { OrderReceipts } from '../../../order-receipts.ts';

/** Words on receipts of policies: the premium is the insurer's, and we add nothing. */
export const policyReceiptWords: OrderReceipts['words'] = {
  en: {
    passedOn: 'Insurance premium',
    passedOnTotal: 'Total premium, GST included',
    item: 'Policy',
    reference: 'Policy number',
    states: { done: 'Issued', 'under-way': 'In progress', 'given-back': 'Refunded' },
    lines: { premium: 'Premium with GST' },
    note: 'The premium is passed on to the insurer in full. The insurer’s own receipt is the proof of premium for tax.',
  },
  hi: {
    passedOn: 'बीमा प्रीमियम',
    passedOnTotal: 'कुल प्रीमियम, GST सहित',
    item: 'पॉलिसी',
    reference: 'पॉलिसी नंबर',
    states: { done: 'जारी', 'under-way': 'बन रही है', 'given-back': 'पैसा वापस' },
    lines: { premium: 'GST सहित प्रीमियम' },
    note: 'पूरा प्रीमियम बीमा कंपनी को दिया जाता है। टैक्स के लिए बीमा कंपनी की अपनी रसीद मान्य है।',
  },
};
