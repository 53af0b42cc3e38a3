import type { OrderTurn } from '@pahiya/domain/messages/ports';
import { formatIstDate } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import { formatRupees } from '@pahiya/domain/shared/money';
import { type MessageWords, type TurnFacts, textOfTurn } from '../../../order-messages.ts';

type Said = { readonly amount: string; readonly count: number; readonly date: string };
type Words = (said: Said) => MessageWords;

const challans = (count: number) => (count === 1 ? '1 challan' : `${count} challans`);

/** Events of challans; the others belong to other kinds. */
type ChallanTurn = Extract<
  OrderTurn,
  | 'paid'
  | 'documents-needed'
  | 'documents-rejected'
  | 'court-otp-needed'
  | 'sent'
  | 'receipt'
  | 'cleared'
  | 'late'
  | 'refund-started'
  | 'refunded'
>;

const english: Readonly<Record<ChallanTurn, Words>> = {
  paid: ({ amount, count, date }) => ({
    subject: `We have received ${amount}`,
    lines: [
      `We have received ${amount} for ${challans(count)}.`,
      `Each challan is settled or refunded by ${date} at the latest. Follow it on the order page.`,
    ],
  }),
  'documents-needed': ({ count, date }) => ({
    subject: 'The court needs documents',
    lines: [
      `The court needs documents for ${challans(count)}.`,
      `Please upload them on the order page soon. What is not settled by ${date} is refunded automatically.`,
    ],
  }),
  'documents-rejected': ({ date }) => ({
    subject: 'A document was rejected',
    lines: [
      'A document was rejected. The order page says which one and why.',
      `Please upload it again soon. What is not settled by ${date} is refunded automatically.`,
    ],
  }),
  'court-otp-needed': () => ({
    subject: 'Court OTP needed',
    lines: [
      'Your documents were accepted. The court now needs an OTP from your mobile.',
      'Request it on the order page and enter it only there. We never ask for it by phone.',
    ],
  }),
  sent: ({ count, date }) => ({
    subject: 'Sent to the authority',
    lines: [`The payment of ${challans(count)} was sent to the authority on ${date}.`],
  }),
  receipt: ({ count, date }) => ({
    subject: 'Receipt received',
    lines: [
      `The authority's receipt for ${challans(count)}, dated ${date}, is on your order page.`,
      'Its records can take a few days to update. We keep checking.',
    ],
  }),
  cleared: ({ count, date }) => ({
    subject: 'Settled in the authority’s records',
    lines: [`Since ${date} the authority's own records show ${challans(count)} as settled.`],
  }),
  late: ({ count, date }) => ({
    subject: 'Not settled on time',
    lines: [
      `${challans(count)} of your order could not be settled by ${date} as we promised.`,
      'No action is needed: what is not settled is refunded automatically.',
    ],
  }),
  'refund-started': ({ amount, date }) => ({
    subject: `Refund of ${amount} started`,
    lines: [
      `A refund of ${amount} to your original payment method has started. Expected by ${date}.`,
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

const hindi: Readonly<Record<ChallanTurn, Words>> = {
  paid: ({ amount, count, date }) => ({
    subject: `${amount} मिल गए हैं`,
    lines: [
      `${count} चालान के लिए ${amount} मिल गए हैं।`,
      `हर चालान ${date} तक निपटेगा, नहीं तो रिफ़ंड होगा। स्थिति ऑर्डर के पेज पर देखें।`,
    ],
  }),
  'documents-needed': ({ count, date }) => ({
    subject: 'कोर्ट को दस्तावेज़ चाहिए',
    lines: [
      `कोर्ट ${count} चालान के लिए दस्तावेज़ माँग रहा है।`,
      `कृपया उन्हें ऑर्डर के पेज पर जल्द अपलोड करें। ${date} तक जो न निपटे, उसका रिफ़ंड अपने आप होता है।`,
    ],
  }),
  'documents-rejected': ({ date }) => ({
    subject: 'एक दस्तावेज़ स्वीकार नहीं हो सका',
    lines: [
      'एक दस्तावेज़ स्वीकार नहीं हो सका। कौन सा और क्यों, यह ऑर्डर के पेज पर लिखा है।',
      `कृपया उसे जल्द फिर अपलोड करें। ${date} तक जो न निपटे, उसका रिफ़ंड अपने आप होता है।`,
    ],
  }),
  'court-otp-needed': () => ({
    subject: 'कोर्ट का OTP चाहिए',
    lines: [
      'आपके दस्तावेज़ ठीक हैं। अब कोर्ट को आपके मोबाइल से OTP चाहिए।',
      'उसे ऑर्डर के पेज पर मँगाएँ और केवल वहीं डालें। हम उसे फ़ोन पर कभी नहीं पूछते।',
    ],
  }),
  sent: ({ count, date }) => ({
    subject: 'विभाग को भेजा गया',
    lines: [`${count} चालान का भुगतान ${date} को विभाग को भेजा गया।`],
  }),
  receipt: ({ count, date }) => ({
    subject: 'विभाग की रसीद आ गई है',
    lines: [
      `${count} चालान की विभाग रसीद, दिनांक ${date}, आपके ऑर्डर के पेज पर है।`,
      'विभाग के रिकॉर्ड में दिखने में कुछ दिन लग सकते हैं। तब तक हम देखते रहेंगे।',
    ],
  }),
  cleared: ({ count, date }) => ({
    subject: 'विभाग के रिकॉर्ड में निपट गया',
    lines: [`${date} से विभाग के रिकॉर्ड में ${count} चालान निपटे हुए दिख रहे हैं।`],
  }),
  late: ({ count, date }) => ({
    subject: 'समय पर नहीं निपटा',
    lines: [
      `आपके ऑर्डर के ${count} चालान वादे के अनुसार ${date} तक नहीं निपट सके।`,
      'आपको कुछ नहीं करना है: जो नहीं निपटा, उसका पैसा अपने आप वापस होगा।',
    ],
  }),
  'refund-started': ({ amount, date }) => ({
    subject: `${amount} वापस भेजे जा रहे हैं`,
    lines: [`${amount} वहीं वापस भेजे जा रहे हैं जहाँ से आपने भुगतान किया था। ${date} तक आ जाने चाहिए।`],
  }),
  refunded: ({ amount, date }) => ({
    subject: `${amount} वापस कर दिए गए`,
    lines: [`${amount} ${date} को वापस कर दिए गए।`, 'बैंक रेफ़रेंस मिलते ही ऑर्डर के पेज पर दिखेगा।'],
  }),
};

/** Text of the e-mail for an order event, in the account's language. */
export function messageWords(turn: OrderTurn, facts: TurnFacts, language: Language): MessageWords {
  const words: Partial<typeof english> = { en: english, hi: hindi }[language];
  const { amount, count, date } = facts;
  return textOfTurn(
    words,
    turn,
  )({ amount: formatRupees(amount), count, date: formatIstDate(date, language) });
}
