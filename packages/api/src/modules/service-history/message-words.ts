import { formatIstDate } from '@pahiya/domain/shared/ist-date';
import { formatRupees } from '@pahiya/domain/shared/money';
import type { MessageWords, OrderMessages } from '../../order-messages.ts';

/** Subject and sentences about a report: its payment, and a refund. Other events do not occur. */
export const reportMessage: OrderMessages['words'] = (turn, { amount, date }, language) => {
  const said = { sum: formatRupees(amount), day: formatIstDate(date, language) };
  const words = language === 'hi' ? hindi : english;
  if (turn === 'refund-started') return words.refundStarted(said);
  return turn === 'refunded' ? words.refunded(said) : words.paid(said);
};

type Said = { readonly sum: string; readonly day: string };
type Words = Readonly<Record<'paid' | 'refundStarted' | 'refunded', (said: Said) => MessageWords>>;

const english: Words = {
  paid: ({ sum }) => ({
    subject: `We have received ${sum}`,
    lines: [
      `We have received ${sum} for a service-history report.`,
      'The report opens on the order page as soon as the source delivers it. Without records the whole amount is refunded.',
    ],
  }),
  refundStarted: ({ sum, day }) => ({
    subject: `Refund of ${sum} started`,
    lines: [
      `A refund of ${sum} to your original payment method has started. Expected by ${day}.`,
      'The order page shows why.',
    ],
  }),
  refunded: ({ sum, day }) => ({
    subject: `${sum} was refunded`,
    lines: [
      `${sum} was refunded on ${day}.`,
      'The bank reference appears on the order page as soon as the bank provides it.',
    ],
  }),
};

const hindi: Words = {
  paid: ({ sum }) => ({
    subject: `${sum} मिल गए हैं`,
    lines: [
      `सर्विस हिस्ट्री रिपोर्ट के ${sum} मिल गए हैं।`,
      'रिपोर्ट आते ही ऑर्डर के पेज पर खुल जाएगी। रिकॉर्ड न मिलने पर पूरा पैसा वापस होगा।',
    ],
  }),
  refundStarted: ({ sum, day }) => ({
    subject: `${sum} वापस भेजे जा रहे हैं`,
    lines: [
      `${sum} वहीं वापस भेजे जा रहे हैं जहाँ से आपने भुगतान किया था। ${day} तक आ जाने चाहिए।`,
      'कारण ऑर्डर के पेज पर लिखा है।',
    ],
  }),
  refunded: ({ sum, day }) => ({
    subject: `${sum} वापस कर दिए गए`,
    lines: [`${sum} ${day} को वापस कर दिए गए।`, 'बैंक जैसे ही संदर्भ संख्या देगा, वह ऑर्डर के पेज पर होगी।'],
  }),
};
