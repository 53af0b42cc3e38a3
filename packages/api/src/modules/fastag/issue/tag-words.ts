import type { OrderTurn } from '@pahiya/domain/messages/ports';
import { formatIstDate } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import { formatRupees } from '@pahiya/domain/shared/money';
import type { MessageWords, TurnFacts } from '../../../order-messages.ts';

type Said = { readonly amount: string; readonly date: string };
/** Turns of a tag; the others belong to other kinds and get the words of `other`. */
type TagTurn = 'paid' | 'documents-rejected' | 'sent' | 'cleared' | 'refund-started' | 'refunded';
type Words = Readonly<Record<TagTurn | 'other', (said: Said) => MessageWords>>;

const english: Words = {
  paid: ({ amount, date }) => ({
    subject: `We have received ${amount}`,
    lines: [
      `We have received ${amount} for your new FASTag and ordered it from the bank.`,
      `If the bank does not dispatch it by ${date}, you get the full amount back automatically.`,
    ],
  }),
  'documents-rejected': () => ({
    subject: 'The bank needs a picture again',
    lines: [
      'The bank did not accept a picture for your FASTag.',
      'The order page says which one and why. Please upload it again there.',
    ],
  }),
  sent: () => ({
    subject: 'Your FASTag is on its way',
    lines: ['The bank has dispatched your FASTag. The order page has the consignment number.'],
  }),
  cleared: () => ({
    subject: 'Your FASTag is active',
    lines: ['The bank matched your vehicle with VAHAN. Your FASTag is active now.'],
  }),
  'refund-started': ({ amount, date }) => ({
    subject: `Refund of ${amount} started`,
    lines: [
      'Your FASTag could not be issued.',
      `A refund of ${amount} to your original payment method has started. Expected by ${date}.`,
    ],
  }),
  refunded: ({ amount }) => ({
    subject: `${amount} was refunded`,
    lines: [`${amount} for your FASTag was refunded to your original payment method.`],
  }),
  other: () => ({
    subject: 'Update on your FASTag',
    lines: ['There is news about your FASTag. See the order page.'],
  }),
};

const hindi: Words = {
  paid: ({ amount, date }) => ({
    subject: `${amount} मिल गए`,
    lines: [
      `आपके नए फ़ास्टैग के ${amount} मिल गए और बैंक को ऑर्डर भेज दिया गया।`,
      `अगर बैंक ${date} तक टैग नहीं भेजता, तो पूरी रक़म अपने आप वापस मिल जाएगी।`,
    ],
  }),
  'documents-rejected': () => ({
    subject: 'बैंक को एक फ़ोटो दोबारा चाहिए',
    lines: [
      'बैंक ने आपके फ़ास्टैग की एक फ़ोटो स्वीकार नहीं की।',
      'कौन-सी और क्यों, यह ऑर्डर पेज पर है। कृपया वहीं दोबारा अपलोड करें।',
    ],
  }),
  sent: () => ({
    subject: 'आपका फ़ास्टैग भेज दिया गया',
    lines: ['बैंक ने आपका फ़ास्टैग भेज दिया है। कंसाइनमेंट नंबर ऑर्डर पेज पर है।'],
  }),
  cleared: () => ({
    subject: 'आपका फ़ास्टैग चालू है',
    lines: ['बैंक ने आपके वाहन का VAHAN से मिलान कर लिया। आपका फ़ास्टैग अब चालू है।'],
  }),
  'refund-started': ({ amount, date }) => ({
    subject: `${amount} का रिफ़ंड शुरू हुआ`,
    lines: [
      'आपका फ़ास्टैग जारी नहीं हो सका।',
      `${amount} का रिफ़ंड उसी माध्यम में शुरू हो गया है जिससे भुगतान हुआ था। ${date} तक मिल जाना चाहिए।`,
    ],
  }),
  refunded: ({ amount }) => ({
    subject: `${amount} वापस मिल गए`,
    lines: [`आपके फ़ास्टैग के ${amount} उसी माध्यम में वापस कर दिए गए जिससे भुगतान हुआ था।`],
  }),
  other: () => ({
    subject: 'आपके फ़ास्टैग की ख़बर',
    lines: ['आपके फ़ास्टैग के बारे में नई जानकारी है। ऑर्डर पेज देखें।'],
  }),
};

/** Words of the e-mails about an order of a tag. */
export function tagWords(
  turn: OrderTurn,
  { amount, date }: TurnFacts,
  language: Language,
): MessageWords {
  const words = language === 'hi' ? hindi : english;
  const said = { amount: formatRupees(amount), date: formatIstDate(date, language) };
  return words[isTagTurn(turn) ? turn : 'other'](said);
}

function isTagTurn(turn: OrderTurn): turn is TagTurn {
  return turn in english;
}
