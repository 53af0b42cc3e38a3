import type { NoticeTurn } from '@pahiya/domain/messages/ports';

/** Reminders of e-notices as registered with the operator. Variables: `amount` (what is owed afterwards, or now),
 * `date` (dd/mm/yyyy), `link`. No vehicle number and no place: an SMS appears on lock screens. */
export const NOTICE_TEXTS: Readonly<
  Record<NoticeTurn, { readonly en: string; readonly hi: string }>
> = {
  'single-ends': {
    en: 'Pahiya: the single fee of a toll e-notice ends on ##date##, then it is ##amount##. Pay or object only on the official portal. Deadlines: ##link##',
    hi: 'Pahiya: टोल ई-नोटिस का मूल शुल्क ##date## तक है, फिर ##amount## लगेंगे। भुगतान या आपत्ति सिर्फ़ आधिकारिक पोर्टल पर करें। समय-सीमा: ##link##',
  },
  'record-nears': {
    en: 'Pahiya: a toll e-notice of ##amount## goes on the vehicle’s record on ##date## if it stays unpaid. Pay only on the official portal. Deadlines: ##link##',
    hi: 'Pahiya: ##amount## का टोल ई-नोटिस न चुकाने पर ##date## को वाहन के रिकॉर्ड में दर्ज होगा। भुगतान सिर्फ़ आधिकारिक पोर्टल पर करें। समय-सीमा: ##link##',
  },
};
