import type { OrderTurn } from '@pahiya/domain/messages/ports';
import { formatIstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import { formatRupees } from '@pahiya/domain/shared/money';
import { type MessageWords, type OrderMessages, textOfTurn } from '../../../order-messages.ts';
import { selectReservations } from './reservation-repository.ts';

type Said = { readonly amount: string; readonly date: string };
type Turn = Extract<OrderTurn, 'paid' | 'refund-started' | 'refunded'>;
type Words = Readonly<Record<Turn, (said: Said) => MessageWords>>;

const english: Words = {
  paid: ({ amount, date }) => ({
    subject: `We have received ${amount}`,
    lines: [
      `We have received ${amount} to reserve a car. It is held for you until ${date}.`,
      'The whole amount comes back to you, whether you buy or not. You can cancel on the order page.',
    ],
  }),
  'refund-started': ({ amount, date }) => ({
    subject: `Refund of ${amount} started`,
    lines: [
      `The reservation is over. ${amount} is on its way back to how you paid. Expected by ${date}.`,
      'The order page shows why it ended.',
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
  paid: ({ amount, date }) => ({
    subject: `${amount} मिल गए हैं`,
    lines: [
      `कार रिज़र्व करने के ${amount} मिल गए हैं। कार ${date} तक आपके लिए रुकी है।`,
      'पूरा पैसा वापस मिलता है, ख़रीदें या न ख़रीदें। ऑर्डर के पेज से रद्द कर सकते हैं।',
    ],
  }),
  'refund-started': ({ amount, date }) => ({
    subject: `${amount} वापस भेजे जा रहे हैं`,
    lines: [
      `रिज़र्वेशन ख़त्म हुआ। ${amount} वहीं वापस भेजे जा रहे हैं जहाँ से आपने भुगतान किया था। ${date} तक आ जाने चाहिए।`,
      'वजह ऑर्डर के पेज पर लिखी है।',
    ],
  }),
  refunded: ({ amount, date }) => ({
    subject: `${amount} वापस कर दिए गए`,
    lines: [`${amount} ${date} को वापस कर दिए गए।`, 'बैंक रेफ़रेंस मिलते ही ऑर्डर के पेज पर दिखेगा।'],
  }),
};

const words: Readonly<Record<Language, Partial<Words>>> = { en: english, hi: hindi };

/** What a buyer is told about a reservation. The date of a paid one is the day on which the hold ends. */
export const reservationMessages: OrderMessages = {
  readFacts: async (sql, { orderId, turn }, now) => {
    const [row] = await selectReservations(sql, [orderId]);
    return { count: 1, date: istDateOf(turn === 'paid' ? (row?.until ?? now) : now) };
  },
  words: (turn, { amount, date }, language) =>
    textOfTurn(
      words[language],
      turn,
    )({ amount: formatRupees(amount), date: formatIstDate(date, language) }),
};
