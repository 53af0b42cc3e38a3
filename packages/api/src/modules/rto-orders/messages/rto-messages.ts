import type { OrderTurn } from '@pahiya/domain/messages/ports';
import { formatIstDate, type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import { formatRupees } from '@pahiya/domain/shared/money';
import { type MessageWords, type OrderMessages, textOfTurn } from '../../../order-messages.ts';
import { selectWork } from '../store/rto-work-repository.ts';

type Said = { readonly amount: string; readonly date: string };
type Words = (said: Said) => MessageWords;

/** Events of RTO work; the others belong to other kinds. */
type RtoTurn = Extract<
  OrderTurn,
  | 'papers-needed'
  | 'papers-rejected'
  | 'appointment'
  | 'filed'
  | 'sent-back'
  | 'approved'
  | 'completed'
  | 'late'
  | 'refund-started'
  | 'refunded'
>;

const english: Readonly<Record<RtoTurn, Words>> = {
  'papers-needed': ({ amount, date }) => ({
    subject: 'Please upload your documents',
    lines: [
      `We have received ${amount} for your RTO service.`,
      'We need your documents to start. The order page lists them.',
      `Please upload them by ${date}. After that we refund the order in full.`,
    ],
  }),
  'papers-rejected': ({ date }) => ({
    subject: 'A document was rejected',
    lines: [
      'We could not accept a document for your RTO service. The order page says which one and why.',
      `Please upload it again by ${date}. If your application is not filed yet, we refund the order in full after that.`,
    ],
  }),
  appointment: ({ date }) => ({
    subject: `Appointment at the RTO on ${date}`,
    lines: [
      `The RTO wants to see the vehicle or you on ${date}.`,
      'Time, place and what to carry are on the order page.',
    ],
  }),
  'sent-back': () => ({
    subject: 'The RTO sent your application back',
    lines: [
      'The RTO sent your application back.',
      'The order page explains why, in plain words, and what to do next.',
    ],
  }),
  filed: ({ date }) => ({
    subject: 'Application filed at the RTO',
    lines: [`Your application was filed on ${date}. The application number is on the order page.`],
  }),
  approved: () => ({
    subject: 'The RTO approved your application',
    lines: ['The RTO approved your application. The order page says how the RC reaches you.'],
  }),
  completed: () => ({
    subject: 'Your RTO service is complete',
    lines: ['Your RTO service is complete. Your documents are deleted from our store soon.'],
  }),
  late: () => ({
    subject: 'Your order was not completed in time',
    lines: [
      'Your application was not filed in time.',
      'You get your money back; no action needed.',
    ],
  }),
  'refund-started': ({ amount, date }) => ({
    subject: `Refund of ${amount} started`,
    lines: [
      `We have started a refund of ${amount} to your original payment method.`,
      `Expect it by ${date}.`,
    ],
  }),
  refunded: ({ amount }) => ({
    subject: `${amount} refunded`,
    lines: [`${amount} was refunded to your original payment method.`],
  }),
};

const hindi: Readonly<Record<RtoTurn, Words>> = {
  'papers-needed': ({ amount, date }) => ({
    subject: 'कृपया दस्तावेज़ अपलोड करें',
    lines: [
      `आपकी RTO सेवा के लिए ${amount} मिल गए।`,
      'काम शुरू करने के लिए आपके दस्तावेज़ चाहिए। सूची ऑर्डर पेज पर है।',
      `कृपया ${date} तक अपलोड करें। उसके बाद पूरा पैसा लौटा दिया जाएगा।`,
    ],
  }),
  'papers-rejected': ({ date }) => ({
    subject: 'एक दस्तावेज़ स्वीकार नहीं हुआ',
    lines: [
      'आपकी RTO सेवा का एक दस्तावेज़ स्वीकार नहीं हुआ। कौन-सा और क्यों, यह ऑर्डर पेज पर लिखा है।',
      `कृपया ${date} तक फिर अपलोड करें। आवेदन अभी जमा नहीं हुआ है, तो उसके बाद पूरा पैसा लौटा दिया जाएगा।`,
    ],
  }),
  appointment: ({ date }) => ({
    subject: `${date} को RTO में अपॉइंटमेंट`,
    lines: [
      `RTO ${date} को गाड़ी या आपको देखना चाहता है।`,
      'समय, जगह और क्या साथ रखना है, यह ऑर्डर पेज पर लिखा है।',
    ],
  }),
  'sent-back': () => ({
    subject: 'RTO ने आवेदन लौटाया',
    lines: [
      'RTO ने आपका आवेदन लौटाया है।',
      'कारण और आगे क्या करना है, यह ऑर्डर पेज पर आसान शब्दों में लिखा है।',
    ],
  }),
  filed: ({ date }) => ({
    subject: 'RTO में आवेदन जमा हुआ',
    lines: [`आपका आवेदन ${date} को जमा हुआ। आवेदन नंबर ऑर्डर पेज पर है।`],
  }),
  approved: () => ({
    subject: 'RTO ने आवेदन मंज़ूर किया',
    lines: ['RTO ने आपका आवेदन मंज़ूर कर दिया। RC कैसे मिलेगी, यह ऑर्डर पेज पर है।'],
  }),
  completed: () => ({
    subject: 'RTO का काम पूरा हुआ',
    lines: ['आपका RTO का काम पूरा हो गया। आपके दस्तावेज़ जल्द ही हमारे यहाँ से हटा दिए जाएँगे।'],
  }),
  late: () => ({
    subject: 'ऑर्डर समय पर पूरा नहीं हुआ',
    lines: ['आपका आवेदन समय पर जमा नहीं हो सका।', 'पैसा लौटाया जा रहा है; आपको कुछ नहीं करना है।'],
  }),
  'refund-started': ({ amount, date }) => ({
    subject: `${amount} का रिफ़ंड शुरू`,
    lines: [`${amount} आपके भुगतान के तरीक़े में लौटाए जा रहे हैं।`, `${date} तक मिल जाएँगे।`],
  }),
  refunded: ({ amount }) => ({
    subject: `${amount} लौटा दिए गए`,
    lines: [`${amount} आपके भुगतान के तरीक़े में लौटा दिए गए।`],
  }),
};

const words: Readonly<Record<Language, Partial<typeof english>>> = { en: english, hi: hindi };

/** What the owner of RTO work is told. The date is the day until which documents are awaited, the promised day that has
 * passed, the appointment, or the day of the event. */
export const rtoMessages: OrderMessages = {
  paidTurn: 'papers-needed',
  readFacts: async (sql, { orderId, turn }, now) => {
    const work = await selectWork(sql, orderId);
    const dates: Partial<Record<OrderTurn, IstDate | null | undefined>> = {
      'papers-needed': work?.documentsBy,
      'papers-rejected': work?.documentsBy,
      appointment: work?.appointmentAt ? istDateOf(work.appointmentAt) : null,
      late: work?.promisedOn ?? work?.documentsBy,
    };
    return { count: 1, date: dates[turn] ?? istDateOf(now) };
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
