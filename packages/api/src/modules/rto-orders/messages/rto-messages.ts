import type { OrderTurn } from '@pahiya/domain/messages/ports';
import { formatIstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import { formatRupees } from '@pahiya/domain/shared/money';
import type { MessageWords, OrderMessages } from '../../../order-messages.ts';
import { selectWork } from '../store/rto-work-repository.ts';

type Said = { readonly amount: string; readonly date: string };
type Words = (said: Said) => MessageWords;

/** Also for work that the RTO sent back; an RTO asks for no OTP through us, so that turn never comes. */
const attention: Words = () => ({
  subject: 'Your application needs your attention',
  lines: [
    'A document was rejected, or the RTO sent the application back.',
    'The order page explains why, in plain words, and what to do next.',
  ],
});
const attentionHi: Words = () => ({
  subject: 'आपके आवेदन पर ध्यान दें',
  lines: [
    'कोई दस्तावेज़ अस्वीकार हुआ, या RTO ने आवेदन लौटाया।',
    'कारण और आगे क्या करना है, यह ऑर्डर पेज पर आसान शब्दों में लिखा है।',
  ],
});

const english: Readonly<Record<OrderTurn, Words>> = {
  paid: ({ amount }) => ({
    subject: `We have received ${amount}`,
    lines: [`We have received ${amount} for your RTO service.`, 'Follow it on the order page.'],
  }),
  'documents-needed': ({ date }) => ({
    subject: 'Please upload your documents',
    lines: [
      'We need your documents to start. The order page lists them.',
      `Please upload them by ${date}. After that we refund the order in full.`,
    ],
  }),
  'documents-rejected': attention,
  'court-otp-needed': attention,
  sent: ({ date }) => ({
    subject: 'Application filed at the RTO',
    lines: [`Your application was filed on ${date}. The application number is on the order page.`],
  }),
  receipt: () => ({
    subject: 'The RTO approved your application',
    lines: ['The RTO approved your application. The order page says how the RC reaches you.'],
  }),
  cleared: () => ({
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

const hindi: Readonly<Record<OrderTurn, Words>> = {
  paid: ({ amount }) => ({
    subject: `${amount} मिल गए`,
    lines: [`आपकी RTO सेवा के लिए ${amount} मिल गए।`, 'आगे की जानकारी ऑर्डर पेज पर देखें।'],
  }),
  'documents-needed': ({ date }) => ({
    subject: 'कृपया दस्तावेज़ अपलोड करें',
    lines: [
      'काम शुरू करने के लिए आपके दस्तावेज़ चाहिए। सूची ऑर्डर पेज पर है।',
      `कृपया ${date} तक अपलोड करें। उसके बाद पूरा पैसा लौटा दिया जाएगा।`,
    ],
  }),
  'documents-rejected': attentionHi,
  'court-otp-needed': attentionHi,
  sent: ({ date }) => ({
    subject: 'RTO में आवेदन जमा हुआ',
    lines: [`आपका आवेदन ${date} को जमा हुआ। आवेदन नंबर ऑर्डर पेज पर है।`],
  }),
  receipt: () => ({
    subject: 'RTO ने आवेदन मंज़ूर किया',
    lines: ['RTO ने आपका आवेदन मंज़ूर कर दिया। RC कैसे मिलेगी, यह ऑर्डर पेज पर है।'],
  }),
  cleared: () => ({
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

const words: Readonly<Record<Language, typeof english>> = { en: english, hi: hindi };

/** What the owner of RTO work is told. `readFacts`: the day that matters now. */
export const rtoMessages: OrderMessages = {
  readFacts: async (sql, { orderId, turn }, now) => {
    const work = await selectWork(sql, orderId);
    const today = istDateOf(now);
    const date = turn === 'documents-needed' ? (work?.documentsBy ?? today) : today;
    return { count: 1, date };
  },
  words: (turn, { amount, date }, language) =>
    words[language][turn]({ amount: formatRupees(amount), date: formatIstDate(date, language) }),
};
