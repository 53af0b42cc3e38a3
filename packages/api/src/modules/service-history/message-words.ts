import type { OrderTurn } from '@pahiya/domain/messages/ports';
import { formatIstDate, type IstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import { formatRupees } from '@pahiya/domain/shared/money';
import type { Queryable } from '../../db/database.ts';
import { type MessageWords, type OrderMessages, textOfTurn } from '../../order-messages.ts';
import { selectCorrections } from './correction-repository.ts';
import { selectReportOfOrder } from './service-report-repository.ts';

type Said = { readonly amount: string; readonly date: string };
/** Events of a report; the others belong to other kinds. */
type ReportTurn = Extract<
  OrderTurn,
  'paid' | 'ready' | 'correction-answered' | 'correction-late' | 'refund-started' | 'refunded'
>;
type Words = Readonly<Record<ReportTurn, (said: Said) => MessageWords>>;

const english: Words = {
  paid: ({ amount }) => ({
    subject: `We have received ${amount}`,
    lines: [
      `We have received ${amount} for a service-history report.`,
      'The report opens on the order page as soon as the source delivers it. Without records the whole amount is refunded.',
    ],
  }),
  ready: ({ date }) => ({
    subject: 'Your service-history report is ready',
    lines: [
      'Your service-history report is ready. Open it from the order page.',
      `It stays in your account until ${date}.`,
    ],
  }),
  'correction-answered': () => ({
    subject: 'The source answered your correction',
    lines: [
      'The source answered your correction in the service-history report.',
      'Its answer is shown beside the line. Open the report from the order page.',
    ],
  }),
  'correction-late': ({ date }) => ({
    subject: 'The source has not answered your correction',
    lines: [
      `The source had until ${date} to answer your correction and has not.`,
      'Your note stays beside the line, also where the report is shared. We keep asking and tell you as soon as it answers.',
    ],
  }),
  'refund-started': ({ amount, date }) => ({
    subject: `Refund of ${amount} started`,
    lines: [
      `A refund of ${amount} to your original payment method has started. Expected by ${date}.`,
      'The order page shows why.',
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
      `सर्विस हिस्ट्री रिपोर्ट के ${amount} मिल गए हैं।`,
      'रिपोर्ट आते ही ऑर्डर के पेज पर खुल जाएगी। रिकॉर्ड न मिलने पर पूरा पैसा वापस होगा।',
    ],
  }),
  ready: ({ date }) => ({
    subject: 'आपकी सर्विस हिस्ट्री रिपोर्ट तैयार है',
    lines: [
      'आपकी सर्विस हिस्ट्री रिपोर्ट तैयार है। इसे ऑर्डर के पेज से खोलें।',
      `यह ${date} तक आपके खाते में रहेगी।`,
    ],
  }),
  'correction-answered': () => ({
    subject: 'आपके सुधार का जवाब आ गया है',
    lines: [
      'सर्विस हिस्ट्री रिपोर्ट में आपके सुधार का जवाब स्रोत ने दे दिया है।',
      'जवाब उसी लाइन के साथ लिखा है। रिपोर्ट ऑर्डर के पेज से खोलें।',
    ],
  }),
  'correction-late': ({ date }) => ({
    subject: 'आपके सुधार का जवाब नहीं आया',
    lines: [
      `स्रोत को आपके सुधार का जवाब ${date} तक देना था, पर जवाब नहीं आया।`,
      'आपका नोट लाइन के साथ बना रहेगा, शेयर की गई रिपोर्ट में भी। हम पूछते रहेंगे और जवाब आते ही बताएँगे।',
    ],
  }),
  'refund-started': ({ amount, date }) => ({
    subject: `${amount} वापस भेजे जा रहे हैं`,
    lines: [
      `${amount} वहीं वापस भेजे जा रहे हैं जहाँ से आपने भुगतान किया था। ${date} तक आ जाने चाहिए।`,
      'कारण ऑर्डर के पेज पर लिखा है।',
    ],
  }),
  refunded: ({ amount, date }) => ({
    subject: `${amount} वापस कर दिए गए`,
    lines: [`${amount} ${date} को वापस कर दिए गए।`, 'बैंक रेफ़रेंस मिलते ही ऑर्डर के पेज पर दिखेगा।'],
  }),
};

const words: Readonly<Record<Language, Partial<Words>>> = { en: english, hi: hindi };

/** What the buyer of a report is told. The date is the day by which a paid report is there or refunded, for a finished one
 * the last day of its year, for a late answer the day on which it was due; else the day of the event. */
export const reportMessages: OrderMessages = {
  readFacts: async (sql, { orderId, turn }, now) => {
    const row = await selectReportOfOrder(sql, orderId);
    const times: Partial<Record<OrderTurn, Date | null | undefined>> = {
      paid: row?.refundBy,
      ready: row?.validUntil,
    };
    const late =
      turn === 'correction-late' && row !== null ? await lateDay(sql, row.reportId) : null;
    return { count: 1, date: late ?? istDateOf(times[turn] ?? now) };
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

/** The last day on which a late answer was due. */
async function lateDay(sql: Queryable, reportId: string): Promise<IstDate | null> {
  const late = (await selectCorrections(sql, reportId)).filter(
    ({ state, lateToldAt }) => state === 'open' && lateToldAt !== null,
  );
  const days = late.map(({ dueOn }) => dueOn).sort();
  return days.at(-1) ?? null;
}
