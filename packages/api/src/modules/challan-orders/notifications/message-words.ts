import type { OrderTurn } from '@pahiya/domain/messages/ports';
import { formatIstDate } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import { formatRupees } from '@pahiya/domain/shared/money';
import type { TurnFacts } from './turn-facts.ts';

/** A mail in plain words: its subject and its sentences. */
export type MessageWords = { readonly subject: string; readonly lines: readonly string[] };

type Said = { readonly amount: string; readonly count: number; readonly date: string };
type Words = (said: Said) => MessageWords;

const challans = (count: number) => (count === 1 ? '1 challan' : `${count} challans`);

const english: Readonly<Record<OrderTurn, Words>> = {
  paid: ({ amount, count, date }) => ({
    subject: `We have received ${amount}`,
    lines: [
      `We have received ${amount} for ${challans(count)}.`,
      `They go to the authority next. What is not settled by ${date} is paid back to you by itself.`,
    ],
  }),
  'documents-needed': ({ count, date }) => ({
    subject: 'The court needs documents',
    lines: [
      `The court asks for documents for ${challans(count)}.`,
      `Please upload them on the order page. The promised day is ${date}.`,
    ],
  }),
  'documents-rejected': ({ date }) => ({
    subject: 'A document could not be accepted',
    lines: [
      'A document could not be accepted. The order page says which one and why.',
      `Please upload it again. The promised day is ${date}.`,
    ],
  }),
  'court-otp-needed': () => ({
    subject: "The court's one-time password is needed",
    lines: [
      'Your documents are in order. The court now wants a one-time password from your mobile.',
      'Ask for it on the order page and enter it there only. We never ask for it by phone.',
    ],
  }),
  sent: ({ count, date }) => ({
    subject: 'Sent to the authority',
    lines: [`The payment of ${challans(count)} was sent to the authority on ${date}.`],
  }),
  receipt: ({ count, date }) => ({
    subject: "The authority's receipt is here",
    lines: [
      `The authority's receipt for ${challans(count)}, dated ${date}, is on your order page.`,
      'Its own records may take some days to show it. We look again until they do.',
    ],
  }),
  cleared: ({ count, date }) => ({
    subject: 'Settled in the records of the authority',
    lines: [`Since ${date} the authority's own records show ${challans(count)} as settled.`],
  }),
  late: ({ count, date }) => ({
    subject: 'Not settled by the promised day',
    lines: [
      `${challans(count)} of your order could not be settled by ${date} as we promised.`,
      'You need not do anything: what is not settled is paid back by itself.',
    ],
  }),
  'refund-started': ({ amount, date }) => ({
    subject: `${amount} is on its way back`,
    lines: [`${amount} is on its way back to where you paid from. It should be there by ${date}.`],
  }),
  refunded: ({ amount, date }) => ({
    subject: `${amount} was refunded`,
    lines: [
      `${amount} was refunded on ${date}.`,
      "The bank's reference is on the order page as soon as the bank has given it.",
    ],
  }),
};

const hindi: Readonly<Record<OrderTurn, Words>> = {
  paid: ({ amount, count, date }) => ({
    subject: `${amount} मिल गए हैं`,
    lines: [
      `${count} चालान के लिए ${amount} मिल गए हैं।`,
      `अब भुगतान प्राधिकरण को जाएगा। ${date} तक जो नहीं निपटेगा, उसका पैसा अपने आप वापस होगा।`,
    ],
  }),
  'documents-needed': ({ count, date }) => ({
    subject: 'कोर्ट को दस्तावेज़ चाहिए',
    lines: [
      `कोर्ट ${count} चालान के लिए दस्तावेज़ माँग रहा है।`,
      `कृपया उन्हें ऑर्डर के पेज पर अपलोड करें। वादे का दिन ${date} है।`,
    ],
  }),
  'documents-rejected': ({ date }) => ({
    subject: 'एक दस्तावेज़ स्वीकार नहीं हो सका',
    lines: [
      'एक दस्तावेज़ स्वीकार नहीं हो सका। कौन सा और क्यों, यह ऑर्डर के पेज पर लिखा है।',
      `कृपया उसे फिर से अपलोड करें। वादे का दिन ${date} है।`,
    ],
  }),
  'court-otp-needed': () => ({
    subject: 'कोर्ट का वन-टाइम पासवर्ड चाहिए',
    lines: [
      'आपके दस्तावेज़ ठीक हैं। अब कोर्ट को आपके मोबाइल से वन-टाइम पासवर्ड चाहिए।',
      'उसे ऑर्डर के पेज पर मँगाएँ और केवल वहीं डालें। हम उसे फ़ोन पर कभी नहीं पूछते।',
    ],
  }),
  sent: ({ count, date }) => ({
    subject: 'प्राधिकरण को भेजा गया',
    lines: [`${count} चालान का भुगतान ${date} को प्राधिकरण को भेजा गया।`],
  }),
  receipt: ({ count, date }) => ({
    subject: 'प्राधिकरण की रसीद आ गई है',
    lines: [
      `${count} चालान की प्राधिकरण रसीद, दिनांक ${date}, आपके ऑर्डर के पेज पर है।`,
      'प्राधिकरण के रिकॉर्ड में दिखने में कुछ दिन लग सकते हैं। तब तक हम देखते रहेंगे।',
    ],
  }),
  cleared: ({ count, date }) => ({
    subject: 'प्राधिकरण के रिकॉर्ड में निपट गया',
    lines: [`${date} से प्राधिकरण के रिकॉर्ड में ${count} चालान निपटे हुए दिख रहे हैं।`],
  }),
  late: ({ count, date }) => ({
    subject: 'वादे के दिन तक नहीं निपटा',
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
    lines: [
      `${amount} ${date} को वापस कर दिए गए।`,
      'बैंक जैसे ही संदर्भ संख्या देगा, वह ऑर्डर के पेज पर होगी।',
    ],
  }),
};

/** What a mail says of a turn, in the account's language. */
export function messageWords(turn: OrderTurn, facts: TurnFacts, language: Language): MessageWords {
  const words = { en: english, hi: hindi }[language][turn];
  const { amount, count, date } = facts;
  return words({ amount: formatRupees(amount), count, date: formatIstDate(date, language) });
}

/** The few words that every mail has. */
export const mailWords: Readonly<
  Record<Language, { readonly order: string; readonly open: string }>
> = {
  en: { order: 'Order', open: 'Open the order page' },
  hi: { order: 'ऑर्डर', open: 'ऑर्डर का पेज खोलें' },
};
