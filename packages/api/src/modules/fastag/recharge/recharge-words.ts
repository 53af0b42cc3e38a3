import { plazaAdvice } from '@pahiya/domain/fastag/plaza-advice';
import { lastDayOf } from '@pahiya/domain/fastag/recharge-states';
import type { OrderTurn } from '@pahiya/domain/messages/ports';
import { formatIstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import { formatRupees } from '@pahiya/domain/shared/money';
import { type MessageWords, type OrderMessages, textOfTurn } from '../../../order-messages.ts';
import type { KindReceiptWords, OrderReceipts } from '../../../order-receipts.ts';
import { selectRechargeOf } from './recharge-repository.ts';

type Said = {
  readonly amount: string;
  readonly date: string;
  /** In which an issuer usually lifts a low-balance mark. */
  readonly minutes: { readonly from: number; readonly to: number };
};
type Words = (said: Said) => MessageWords;

const started: Record<Language, Words> = {
  en: ({ amount, date }) => ({
    subject: `Refund of ${amount} started`,
    lines: [
      `A refund of ${amount} to your original payment method has started. Expected by ${date}.`,
    ],
  }),
  hi: ({ amount, date }) => ({
    subject: `${amount} का रिफ़ंड शुरू`,
    lines: [`${amount} उसी तरीक़े से वापस आ रहे हैं जिससे आपने भुगतान किया था। ${date} तक आ जाएँगे।`],
  }),
};

const refunded: Record<Language, Words> = {
  en: ({ amount, date }) => ({
    subject: `${amount} was refunded`,
    lines: [
      `${amount} was refunded on ${date}.`,
      'The bank reference appears on the order page as soon as the bank provides it.',
    ],
  }),
  hi: ({ amount, date }) => ({
    subject: `${amount} का रिफ़ंड हो गया`,
    lines: [`${amount} ${date} को वापस भेजे गए।`, 'बैंक रेफ़रेंस मिलते ही ऑर्डर के पेज पर दिखेगा।'],
  }),
};

/** A recharge has four events of its own; the others never happen to it. */
const own: Readonly<Record<Language, Partial<Record<OrderTurn, Words>>>> = {
  en: {
    paid: ({ amount, date }) => ({
      subject: `We have received ${amount}`,
      lines: [
        `We have received ${amount} for your FASTag recharge and are sending it to the bank.`,
        `By ${date} it is recharged or refunded. Please do not pay again meanwhile.`,
      ],
    }),
    recharged: ({ amount, minutes }) => ({
      subject: `FASTag recharged with ${amount}`,
      lines: [
        `The bank has confirmed your FASTag recharge of ${amount}.`,
        `Plazas usually see it within ${minutes.from} to ${minutes.to} minutes.`,
      ],
    }),
    late: ({ amount, date }) => ({
      subject: 'The bank has not answered yet',
      lines: [
        `The bank did not confirm your recharge of ${amount} by ${date}. We have complained to it and keep asking.`,
        'It will be recharged or refunded. Please do not pay again.',
      ],
    }),
    'refund-started': started.en,
    refunded: refunded.en,
  },
  hi: {
    paid: ({ amount, date }) => ({
      subject: `${amount} मिल गए हैं`,
      lines: [
        `फ़ास्टैग रिचार्ज के लिए ${amount} मिल गए हैं। अब इन्हें बैंक को भेजा जा रहा है।`,
        `${date} तक रिचार्ज होगा, नहीं तो रिफ़ंड। तब तक दोबारा भुगतान न करें।`,
      ],
    }),
    recharged: ({ amount, minutes }) => ({
      subject: `फ़ास्टैग में ${amount} का रिचार्ज हो गया`,
      lines: [
        `बैंक ने फ़ास्टैग में ${amount} के रिचार्ज की पुष्टि कर दी है।`,
        `टोल प्लाज़ा पर यह आम तौर पर ${minutes.from} से ${minutes.to} मिनट में दिखता है।`,
      ],
    }),
    late: ({ amount, date }) => ({
      subject: 'बैंक का जवाब अभी नहीं आया',
      lines: [
        `बैंक ने ${date} तक ${amount} के रिचार्ज की पुष्टि नहीं की। हमने बैंक से शिकायत की है और पूछते रहेंगे।`,
        'रिचार्ज होगा या रिफ़ंड मिलेगा। कृपया दोबारा भुगतान न करें।',
      ],
    }),
    'refund-started': started.hi,
    refunded: refunded.hi,
  },
};

/** Messages about a recharge. The date is that of its confirmation, else the day by which it is recharged or
 * refunded. */
export const rechargeMessages: OrderMessages = {
  readFacts: async (sql, { orderId, turn }, now) => {
    if (turn === 'recharged') return { count: 1, date: istDateOf(now) };
    const row = await selectRechargeOf(sql, orderId);
    const paidOn = istDateOf(row?.paidAt ?? now);
    return { count: 1, date: lastDayOf(paidOn) };
  },
  words: (turn, { amount, date }, language) =>
    textOfTurn(
      own[language],
      turn,
    )({
      amount: formatRupees(amount),
      date: formatIstDate(date, language),
      minutes: plazaAdvice('national', date).issuerMinutes,
    }),
};

const english: KindReceiptWords = {
  passedOn: 'Recharge, passed on to the bank in full (no GST)',
  passedOnTotal: 'Total recharge',
  item: 'FASTag of',
  reference: 'BBPS reference',
  states: { done: 'Recharged', 'under-way': 'In progress', 'given-back': 'Refunded' },
  lines: { recharge: 'FASTag recharge' },
  note: 'The amount is credited to the FASTag wallet at the issuer bank. Complaints: quote the BBPS reference.',
};

const hindi: KindReceiptWords = {
  passedOn: 'रिचार्ज, बैंक को पूरा दिया जाता है (GST नहीं)',
  passedOnTotal: 'कुल रिचार्ज',
  item: 'फ़ास्टैग का बैंक',
  reference: 'BBPS रेफ़रेंस',
  states: { done: 'रिचार्ज हुआ', 'under-way': 'जारी', 'given-back': 'रिफ़ंड' },
  lines: { recharge: 'फ़ास्टैग रिचार्ज' },
  note: 'राशि जारीकर्ता बैंक में फ़ास्टैग के वॉलेट में जमा होती है। शिकायत में BBPS रेफ़रेंस लिखें।',
};

/** Receipts of recharges: the issuer with the bill-payment system's reference. */
export const rechargeReceipts: OrderReceipts = {
  items: async (sql, orderId) => {
    const row = await selectRechargeOf(sql, orderId);
    if (row === null) return new Map();
    const { rechargeId, issuer, state, reference } = row;
    const isGivenBack = state === 'failed' || state === 'refunding' || state === 'refunded';
    return new Map([
      [
        rechargeId,
        {
          name: issuer,
          reference: state === 'done' ? reference : null,
          state: state === 'done' ? 'done' : isGivenBack ? 'given-back' : 'under-way',
        },
      ],
    ]);
  },
  words: { en: english, hi: hindi },
};
