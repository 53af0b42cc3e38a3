import { formatIstDate, type IstDate } from '../shared/ist-date.ts';
import type { Language } from '../shared/language.ts';
import type { LossKind } from './claim-clocks.ts';

export const claimLetterKinds = ['notice', 'complaint'] as const;
export type ClaimLetterKind = (typeof claimLetterKinds)[number];

/** Facts of a letter about a claim. What is null or empty becomes a blank to be filled in by hand. */
export type ClaimLetterFacts = {
  readonly loss: LossKind;
  readonly lostOn: IstDate | null;
  readonly toldOn: IstDate | null;
  readonly vehicleNumber: string;
  readonly claimNumber: string;
};

/** Paragraphs of the body are separated by an empty line. */
export type ClaimLetter = { readonly subject: string; readonly body: string };

const BLANK = '____';

const losses: Readonly<Record<'en' | 'hi', Readonly<Record<LossKind, string>>>> = {
  en: {
    accident: 'Accident',
    theft: 'Theft',
    'fire-flood': 'Fire or flood',
    'third-party': 'Injury or damage to others',
  },
  hi: {
    accident: 'दुर्घटना',
    theft: 'चोरी',
    'fire-flood': 'आग या बाढ़',
    'third-party': 'दूसरों को चोट या नुक़सान',
  },
};

/** A letter to the insurer that gives notice of a claim, or complains about one. The person completes and signs it; it
 * claims nothing but what was entered. */
export function claimLetter(
  kind: ClaimLetterKind,
  facts: ClaimLetterFacts,
  language: Language,
): ClaimLetter {
  const text = (value: string) => value.replace(/\s+/gu, ' ').trim() || BLANK;
  const day = (value: IstDate | null) => (value === null ? BLANK : formatIstDate(value, language));
  const filled: Filled = {
    loss: losses[language === 'hi' ? 'hi' : 'en'][facts.loss],
    ...{ lost: day(facts.lostOn), told: day(facts.toldOn) },
    ...{ vehicle: text(facts.vehicleNumber), claim: text(facts.claimNumber) },
  };
  return (language === 'hi' ? inHindi : inEnglish)[kind](filled);
}

type Filled = Readonly<Record<'loss' | 'lost' | 'told' | 'vehicle' | 'claim', string>>;
type Writer = (filled: Filled) => ClaimLetter;

function letter(to: string, subject: string, paragraphs: readonly string[]): ClaimLetter {
  return { subject, body: [to, ...paragraphs].join('\n\n') };
}

const inEnglish: Readonly<Record<ClaimLetterKind, Writer>> = {
  notice: ({ lost, loss, vehicle }) => {
    const subject = `Notice of a motor claim, policy no. ${BLANK}, vehicle no. ${vehicle}`;
    return letter(`To: Claims department\nSubject: ${subject}`, subject, [
      `On ${lost} the vehicle suffered the following loss: ${loss}. Place and circumstances: ${BLANK}.`,
      'Please register the claim, send me its number in writing, and appoint a surveyor where one is needed.',
      'Name, mobile, signature',
    ]);
  },
  complaint: ({ told, claim, vehicle }) => {
    const subject = `Complaint about claim no. ${claim}, policy no. ${BLANK}, vehicle no. ${vehicle}`;
    return letter(`To: Grievance officer\nSubject: ${subject}`, subject, [
      `I gave notice of the claim on ${told}. To this day it has not been settled / was refused on ${BLANK} for this reason: ${BLANK}.`,
      'Please decide the claim, or give me your reasons in writing with the clause of the policy. Without an answer I will turn to Bima Bharosa and the Insurance Ombudsman.',
      'Name, mobile, signature',
    ]);
  },
};

const inHindi: Readonly<Record<ClaimLetterKind, Writer>> = {
  notice: ({ lost, loss, vehicle }) => {
    const subject = `मोटर क्लेम की सूचना, पॉलिसी नं. ${BLANK}, गाड़ी नं. ${vehicle}`;
    return letter(`सेवा में: क्लेम विभाग\nविषय: ${subject}`, subject, [
      `${lost} को गाड़ी का यह नुक़सान हुआ: ${loss}। जगह और हालात: ${BLANK}।`,
      'कृपया क्लेम दर्ज करके उसका नंबर लिखित में दें, और ज़रूरी हो तो सर्वेयर तय करें।',
      'नाम, मोबाइल, हस्ताक्षर',
    ]);
  },
  complaint: ({ told, claim, vehicle }) => {
    const subject = `क्लेम नं. ${claim}, पॉलिसी नं. ${BLANK}, गाड़ी नं. ${vehicle} की शिकायत`;
    return letter(`सेवा में: शिकायत अधिकारी\nविषय: ${subject}`, subject, [
      `मैंने ${told} को क्लेम की सूचना दी थी। अब तक निपटारा नहीं हुआ / ${BLANK} को इस कारण नामंज़ूर हुआ: ${BLANK}।`,
      'कृपया क्लेम का फ़ैसला करें, या पॉलिसी की धारा के साथ कारण लिखित में दें। जवाब न मिलने पर मैं बीमा भरोसा और बीमा लोकपाल के पास जाऊँगा/जाऊँगी।',
      'नाम, मोबाइल, हस्ताक्षर',
    ]);
  },
};
