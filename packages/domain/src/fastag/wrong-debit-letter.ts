import { formatIstDate, type IstDate } from '../shared/ist-date.ts';
import type { Language } from '../shared/language.ts';
import { formatRupees, type Paise } from '../shared/money.ts';
import { letterTime } from './letter-time.ts';
import type { WrongDebitCause } from './wrong-debit.ts';

/** Facts of a letter about a wrong debit. Null facts become blanks to be filled in by hand. */
export type DebitFacts = {
  readonly writtenOn: IstDate;
  /** Grouped for display. */
  readonly vehicleNumber: string;
  /** Last four characters are enough for the issuer beside the vehicle number. */
  readonly tagLast4: string | null;
  readonly transactionId: string | null;
  readonly plaza: string | null;
  readonly lane: string | null;
  /** Direction of travel, raw from the source (`N`) or as typed. */
  readonly direction: string | null;
  /** When the tag was read, and when the wallet was debited: instants, RFC 3339. */
  readonly readAt: string | null;
  readonly debitedAt: string | null;
  readonly debited: Paise | null;
  /** The amount asked back. */
  readonly asked: Paise | null;
};

export type DebitLetter = { readonly subject: string; readonly body: string };

const BLANK = '__________';
type Filled = Readonly<Record<keyof DebitFacts, string>>;

/** A letter to the issuer of the tag, ready to copy: the debit, why it is wrong, and the amount asked back. The person
 * reads, completes and signs it; it claims nothing beyond the cause. */
export function debitLetter(
  cause: WrongDebitCause,
  facts: DebitFacts,
  language: Language,
): DebitLetter {
  const filled = fill(facts, language);
  return language === 'hi' ? inHindi(cause, filled) : inEnglish(cause, filled);
}

function fill(facts: DebitFacts, language: Language): Filled {
  const text = (value: string | null) =>
    (value ?? '').replace(/\s+/gu, ' ').trim().slice(0, 200) || BLANK;
  const at = (value: string | null) => (value === null ? BLANK : letterTime(value, language));
  const sum = (value: Paise | null) => (value === null ? BLANK : formatRupees(value));
  return {
    writtenOn: formatIstDate(facts.writtenOn, language),
    vehicleNumber: text(facts.vehicleNumber),
    tagLast4: text(facts.tagLast4),
    transactionId: text(facts.transactionId),
    plaza: text(facts.plaza),
    lane: text(facts.lane),
    direction: text(directionWord(facts.direction, language)),
    readAt: at(facts.readAt),
    debitedAt: at(facts.debitedAt),
    debited: sum(facts.debited),
    asked: sum(facts.asked),
  };
}

function inEnglish(cause: WrongDebitCause, f: Filled): DebitLetter {
  const subject = `Wrong FASTag debit of ${f.debited} on vehicle ${f.vehicleNumber}, transaction ${f.transactionId}`;
  const body = [
    `Date: ${f.writtenOn}`,
    'To: The FASTag customer care of the issuer bank',
    `Subject: ${subject}`,
    'Sir or Madam,',
    `I dispute the following debit on the FASTag of my vehicle ${f.vehicleNumber} (tag id ending ${f.tagLast4}).`,
    [
      `Transaction id: ${f.transactionId}`,
      `${cause === 'parking' ? 'Car park' : 'Toll plaza'}: ${f.plaza}`,
      ...(cause === 'parking' ? [] : [`Lane: ${f.lane}`, `Direction of travel: ${f.direction}`]),
      `Tag read: ${f.readAt}`,
      `Amount debited: ${f.debited}, at ${f.debitedAt}`,
    ].join('\n'),
    REASON_EN[cause],
    `Please refund ${f.asked} to the tag, and send me the complaint number and the decision in writing.`,
    `Name: ${BLANK}\nRegistered mobile: ${BLANK}\nSignature: ${BLANK}`,
  ];
  return { subject, body: body.join('\n\n') };
}

function inHindi(cause: WrongDebitCause, f: Filled): DebitLetter {
  const subject = `वाहन ${f.vehicleNumber} के फ़ास्टैग से ${f.debited} की ग़लत कटौती, ट्रांज़ैक्शन ${f.transactionId}`;
  const body = [
    `दिनांक: ${f.writtenOn}`,
    'सेवा में: जारीकर्ता बैंक का फ़ास्टैग ग्राहक सेवा विभाग',
    `विषय: ${subject}`,
    'महोदय / महोदया,',
    `मेरे वाहन ${f.vehicleNumber} के फ़ास्टैग (टैग आईडी के अंतिम अंक ${f.tagLast4}) से हुई यह कटौती ग़लत है।`,
    [
      `ट्रांज़ैक्शन आईडी: ${f.transactionId}`,
      `${cause === 'parking' ? 'पार्किंग' : 'टोल प्लाज़ा'}: ${f.plaza}`,
      ...(cause === 'parking' ? [] : [`लेन: ${f.lane}`, `जाने की दिशा: ${f.direction}`]),
      `टैग पढ़ा गया: ${f.readAt}`,
      `काटी गई राशि: ${f.debited}, समय: ${f.debitedAt}`,
    ].join('\n'),
    REASON_HI[cause],
    `कृपया ${f.asked} टैग में लौटाएँ, और शिकायत संख्या तथा निर्णय मुझे लिखित में भेजें।`,
    `नाम: ${BLANK}\nरजिस्टर्ड मोबाइल: ${BLANK}\nहस्ताक्षर: ${BLANK}`,
  ];
  return { subject, body: body.join('\n\n') };
}

/** Directions as the source of crossings writes them. */
const DIRECTIONS: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  N: { en: 'north', hi: 'उत्तर' },
  S: { en: 'south', hi: 'दक्षिण' },
  E: { en: 'east', hi: 'पूर्व' },
  W: { en: 'west', hi: 'पश्चिम' },
};

/** A raw direction in words; anything else stays as it came. */
function directionWord(direction: string | null, language: Language): string | null {
  const raw = direction?.trim().toUpperCase() ?? '';
  return Object.hasOwn(DIRECTIONS, raw) ? (DIRECTIONS[raw]?.[language] ?? null) : direction;
}

type Reasons = Readonly<Record<WrongDebitCause, string>>;

const REASON_EN: Reasons = {
  'not-there':
    'My vehicle was not at this plaza at that time. The enclosed papers show where it was.',
  'read-twice':
    'The same passage was debited twice within minutes. The statement with both debits is enclosed.',
  'wrong-class':
    'I was charged the fee of another class of vehicle. The enclosed registration certificate shows the class.',
  'typed-by-hand':
    'My tag was not read: the vehicle number was entered by hand, and my vehicle was not in that lane.',
  'discount-missed':
    'The fee was charged in full although a return fare, a local pass or the annual pass applied. Its proof is enclosed.',
  parking:
    'The car park debited an amount that I do not owe. The parking ticket, or proof of where the vehicle was, is enclosed.',
};

const REASON_HI: Reasons = {
  'not-there': 'उस समय मेरा वाहन इस प्लाज़ा पर नहीं था। वाहन कहाँ था, इसके काग़ज़ संलग्न हैं।',
  'read-twice': 'एक ही बार गुज़रने पर कुछ मिनटों में दो बार राशि काटी गई। दोनों कटौतियों वाला स्टेटमेंट संलग्न है।',
  'wrong-class': 'मुझसे दूसरी श्रेणी के वाहन का शुल्क लिया गया। सही श्रेणी संलग्न आरसी में दर्ज है।',
  'typed-by-hand': 'मेरा टैग नहीं पढ़ा गया: वाहन नंबर हाथ से दर्ज किया गया, और मेरा वाहन उस लेन में नहीं था।',
  'discount-missed':
    'वापसी किराया, लोकल पास या सालाना पास लागू होने पर भी पूरा शुल्क काटा गया। प्रमाण संलग्न है।',
  parking:
    'पार्किंग में वह राशि काटी गई जो मुझ पर बक़ाया नहीं है। पार्किंग पर्ची या वाहन कहाँ था, इसका प्रमाण संलग्न है।',
};
