import type { OrderTurn } from '@pahiya/domain/messages/ports';
import { formatIstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import { formatRupees } from '@pahiya/domain/shared/money';
import { type MessageWords, type OrderMessages, textOfTurn } from '../../../order-messages.ts';
import { giveUpAt } from './issue-policy.ts';
import { selectPolicyOfOrder } from './policy-repository.ts';

type Said = { readonly amount: string; readonly date: string };
type PolicyTurn = Extract<OrderTurn, 'paid' | 'policy-issued' | 'refund-started' | 'refunded'>;
type Words = Readonly<Record<PolicyTurn, (said: Said) => MessageWords>>;

const english: Words = {
  paid: ({ amount }) => ({
    subject: `We have received ${amount}`,
    lines: [
      `We have received ${amount} for an insurance policy.`,
      'You are covered once the insurer has issued the policy with a number; the order page shows it. If it is not issued within four hours, the whole amount is refunded.',
    ],
  }),
  'policy-issued': ({ date }) => ({
    subject: 'Your insurance policy has been issued',
    lines: [
      `The insurer has issued your policy. The cover starts on ${date}.`,
      'Download the policy from the order page and check name, vehicle number and dates.',
    ],
  }),
  'refund-started': ({ amount, date }) => ({
    subject: `Refund of ${amount} started`,
    lines: [
      `A refund of ${amount} for your insurance policy to your original payment method has started. Expected by ${date}.`,
      'The order page says why, and which cover you still have from this order.',
    ],
  }),
  refunded: ({ amount, date }) => ({
    subject: `${amount} was refunded`,
    lines: [
      `${amount} was refunded on ${date}.`,
      'The bank reference appears on the order page as soon as the bank provides it.',
    ],
  }),
};

const hindi: Words = {
  paid: ({ amount }) => ({
    subject: `${amount} मिल गए हैं`,
    lines: [
      `बीमा पॉलिसी के ${amount} मिल गए हैं।`,
      'बीमा तभी लागू होगा जब कंपनी नंबर के साथ पॉलिसी जारी करेगी; वह ऑर्डर के पेज पर दिखेगी। चार घंटे में जारी न हुई तो पूरा पैसा वापस होगा।',
    ],
  }),
  'policy-issued': ({ date }) => ({
    subject: 'आपकी बीमा पॉलिसी जारी हो गई है',
    lines: [
      `बीमा कंपनी ने आपकी पॉलिसी जारी कर दी है। कवर ${date} से शुरू होगा।`,
      'कृपया ऑर्डर के पेज से पॉलिसी डाउनलोड करें और नाम, गाड़ी का नंबर और तारीख़ें जाँच लें।',
    ],
  }),
  'refund-started': ({ amount, date }) => ({
    subject: `${amount} वापस भेजे जा रहे हैं`,
    lines: [
      `आपकी बीमा पॉलिसी के ${amount} वहीं वापस भेजे जा रहे हैं जहाँ से आपने भुगतान किया था। ${date} तक आ जाने चाहिए।`,
      'वजह और इस ऑर्डर से अब कौन-सा कवर चालू है, यह ऑर्डर के पेज पर लिखा है।',
    ],
  }),
  refunded: ({ amount, date }) => ({
    subject: `${amount} वापस कर दिए गए`,
    lines: [`${amount} ${date} को वापस कर दिए गए।`, 'बैंक रेफ़रेंस मिलते ही ऑर्डर के पेज पर दिखेगा।'],
  }),
};

const words: Readonly<Record<Language, Partial<Words>>> = { en: english, hi: hindi };

/** What the buyer of a policy is told. The date is the first day of the cover for an issued one, the day by which a paid
 * one is there or refunded, else the day of the event. */
export const policyMessages: OrderMessages = {
  readFacts: async (sql, { orderId, turn }, now) => {
    const row = await selectPolicyOfOrder(sql, orderId);
    if (row !== null && turn === 'policy-issued') return { count: 1, date: row.startsOn };
    const until = row !== null && turn === 'paid' ? giveUpAt(row) : null;
    return { count: 1, date: istDateOf(until ?? now) };
  },
  words: (turn, { amount, date }, language) =>
    textOfTurn(
      words[language],
      turn,
    )({
      amount: formatRupees(amount),
      date: formatIstDate(date, language),
    }),
};
