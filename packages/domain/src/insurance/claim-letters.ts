import { formatIstDate, type IstDate } from '../shared/ist-date.ts';
import type { Language } from '../shared/language.ts';
import { formatRupees, type Paise } from '../shared/money.ts';
import type { LossKind } from './claim-clocks.ts';

/** Letters of a claim: to the insurer, to the regulator's portal, to the Ombudsman. */
export const claimLetterKinds = [
  ...(['notice', 'surveyor', 'survey-report', 'decision', 'refusal', 'payment'] as const),
  ...(['portal', 'ombudsman'] as const),
] as const;
export type ClaimLetterKind = (typeof claimLetterKinds)[number];

/** Facts of a letter about a claim. What is null or empty becomes a blank to be filled in by hand. */
export type ClaimLetterFacts = {
  readonly loss: LossKind;
  readonly lostOn: IstDate | null;
  readonly toldOn: IstDate | null;
  readonly amount: Paise | null;
  readonly vehicleNumber: string;
  readonly policyNumber: string;
  readonly claimNumber: string;
  /** The day that was missed. */
  readonly missed: IstDate | null;
  readonly refusedOn: IstDate | null;
  /** Accepted and not paid. */
  readonly acceptedOn: IstDate | null;
  readonly complainedOn: IstDate | null;
  readonly answeredOn: IstDate | null;
  readonly portalOn: IstDate | null;
  /** Address of the portal, as it is known on the day of the letter. */
  readonly portal: string;
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

/** A letter about a claim. The person completes and signs it; it states nothing but what was entered. */
export function claimLetter(
  kind: ClaimLetterKind,
  facts: ClaimLetterFacts,
  language: Language,
): ClaimLetter {
  const text = (value: string) => value.replace(/\s+/gu, ' ').trim() || BLANK;
  const day = (value: IstDate | null) => (value === null ? BLANK : formatIstDate(value, language));
  const filled: Filled = {
    loss: losses[language === 'hi' ? 'hi' : 'en'][facts.loss],
    ...{ lost: day(facts.lostOn), told: day(facts.toldOn), refused: day(facts.refusedOn) },
    ...{ missed: facts.missed && day(facts.missed), complained: day(facts.complainedOn) },
    accepted: facts.acceptedOn && day(facts.acceptedOn),
    answered: facts.answeredOn && day(facts.answeredOn),
    turned: facts.portalOn && day(facts.portalOn),
    amount: facts.amount === null ? BLANK : formatRupees(facts.amount),
    ...{ vehicle: text(facts.vehicleNumber), policy: text(facts.policyNumber) },
    ...{ claim: text(facts.claimNumber), portal: text(facts.portal) },
  };
  const { to, subject, paragraphs } = (language === 'hi' ? inHindi : inEnglish)[kind](filled);
  const [toLabel, subjectLabel, end] =
    language === 'hi'
      ? ['सेवा में', 'विषय', 'नाम, मोबाइल, हस्ताक्षर']
      : ['To', 'Subject', 'Name, mobile, signature'];
  const head = `${toLabel}: ${to}\n${subjectLabel}: ${subject}`;
  return { subject, body: [head, ...paragraphs, end].join('\n\n') };
}

type Filled = Readonly<
  Record<
    | ('loss' | 'lost' | 'told' | 'refused' | 'complained' | 'amount')
    | ('vehicle' | 'policy' | 'claim' | 'portal'),
    string
  > &
    Record<'missed' | 'accepted' | 'answered' | 'turned', string | null>
>;
type Writer = (filled: Filled) => {
  readonly to: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
};

const numbersInEnglish = ({ claim, policy, vehicle }: Filled) =>
  `claim no. ${claim}, policy no. ${policy}, vehicle no. ${vehicle}`;

const inEnglish: Readonly<Record<ClaimLetterKind, Writer>> = {
  notice: ({ lost, loss, policy, vehicle, missed }) => ({
    to: 'Claims department',
    subject: `Notice of a motor claim, policy no. ${policy}, vehicle no. ${vehicle}`,
    paragraphs: [
      `On ${lost} the vehicle suffered the following loss: ${loss}. Place and circumstances: ${BLANK}.`,
      ...(missed === null ? [] : [`I could not inform you by ${missed} because: ${BLANK}.`]),
      'Please register the claim, send me its number in writing, and appoint a surveyor where one is needed.',
    ],
  }),
  surveyor: (filled) => ({
    to: 'Claims department',
    subject: `No surveyor appointed: ${numbersInEnglish(filled)}`,
    paragraphs: [
      `I gave notice of the claim on ${filled.told}. A surveyor was due by ${filled.missed ?? BLANK}. None has contacted me to this day.`,
      'Please appoint the surveyor now and send me the name, mobile number and time of the survey in writing.',
    ],
  }),
  'survey-report': (filled) => ({
    to: 'Claims department',
    subject: `Survey report awaited: ${numbersInEnglish(filled)}`,
    paragraphs: [
      `I gave notice of the claim on ${filled.told}. The survey report is usually ready by ${filled.missed ?? BLANK}. I have not received it to this day.`,
      'Please have the report completed and send me a copy. If a paper of the claim is missing, please name it in writing.',
    ],
  }),
  decision: (filled) => ({
    to: 'Grievance officer',
    subject: `Complaint about the delay of ${numbersInEnglish(filled)}`,
    paragraphs: [
      `I gave notice of the claim on ${filled.told}. A decision is usually given by ${filled.missed ?? BLANK}. I have none to this day.`,
      'Please decide the claim, or give me your reasons in writing with the clause of the policy. Without an answer I will turn to Bima Bharosa and the Insurance Ombudsman.',
    ],
  }),
  refusal: (filled) => ({
    to: 'Grievance officer',
    subject: `Complaint about the refusal of ${numbersInEnglish(filled)}`,
    paragraphs: [
      `You refused the claim on ${filled.refused} for this reason: ${BLANK}. I disagree because: ${BLANK}.`,
      'Please review the decision, or send me the clause of the policy and the survey report in writing. Without an answer I will turn to Bima Bharosa and the Insurance Ombudsman.',
    ],
  }),
  payment: (filled) => ({
    to: 'Grievance officer',
    subject: `Payment of an accepted claim awaited: ${numbersInEnglish(filled)}`,
    paragraphs: [
      `You accepted the claim on ${filled.accepted ?? BLANK}. The amount is usually paid by ${filled.missed ?? BLANK}. I have not received it to this day.`,
      'Please pay the amount now, or give me the reason for the delay in writing. Without an answer I will turn to Bima Bharosa and the Insurance Ombudsman.',
    ],
  }),
  portal: (filled) => ({
    to: `Bima Bharosa, IRDAI (${filled.portal})`,
    subject: `Complaint against an insurer: ${numbersInEnglish(filled)}`,
    paragraphs: [
      `Insurer: ${BLANK}. Loss of ${filled.lost}: ${filled.loss}. The insurer was informed on ${filled.told}.`,
      filled.answered === null
        ? `I complained to its grievance officer on ${filled.complained}. An answer was due by ${filled.missed ?? BLANK}. I have none to this day.`
        : `I complained to its grievance officer on ${filled.complained}. The answer of ${filled.answered} does not settle the matter because: ${BLANK}.`,
      filled.accepted === null
        ? 'Please have the insurer decide the claim with reasons.'
        : `The insurer accepted the claim on ${filled.accepted} and has not paid. Please have it pay.`,
      'Enclosed: my complaint with proof of its day, the policy and the papers of the claim.',
    ],
  }),
  ombudsman: (filled) => ({
    to: `Insurance Ombudsman, ${BLANK}`,
    subject: `Complaint under rule 14 of the Insurance Ombudsman Rules 2017: ${numbersInEnglish(filled)}`,
    paragraphs: [
      `Insurer and its office: ${BLANK}. My address: ${BLANK}.`,
      `Loss of ${filled.lost}: ${filled.loss}. The insurer was informed on ${filled.told}. Amount of the loss: ${filled.amount}.`,
      filled.answered === null
        ? `I complained to the insurer in writing on ${filled.complained}. More than a month has passed without an answer.`
        : `I complained to the insurer in writing on ${filled.complained}. Its answer of ${filled.answered} does not settle the matter because: ${BLANK}.`,
      ...(filled.turned === null
        ? []
        : [`I turned to Bima Bharosa on ${filled.turned}, token no. ${BLANK}.`]),
      `Relief sought: ${BLANK}. The matter is pending before a court, consumer commission or arbitrator: yes / no.`,
      'Enclosed: my complaint to the insurer, its answer if there is one, the policy and the papers of the claim.',
    ],
  }),
};

const numbersInHindi = ({ claim, policy, vehicle }: Filled) =>
  `क्लेम नं. ${claim}, पॉलिसी नं. ${policy}, गाड़ी नं. ${vehicle}`;

const inHindi: Readonly<Record<ClaimLetterKind, Writer>> = {
  notice: ({ lost, loss, policy, vehicle, missed }) => ({
    to: 'क्लेम विभाग',
    subject: `मोटर क्लेम की सूचना, पॉलिसी नं. ${policy}, गाड़ी नं. ${vehicle}`,
    paragraphs: [
      `${lost} को गाड़ी का यह नुक़सान हुआ: ${loss}। जगह और हालात: ${BLANK}।`,
      ...(missed === null ? [] : [`मैं ${missed} तक सूचना नहीं दे सका/सकी, कारण: ${BLANK}।`]),
      'कृपया क्लेम दर्ज करके उसका नंबर लिखित में दें, और ज़रूरी हो तो सर्वेयर तय करें।',
    ],
  }),
  surveyor: (filled) => ({
    to: 'क्लेम विभाग',
    subject: `सर्वेयर तय नहीं हुआ: ${numbersInHindi(filled)}`,
    paragraphs: [
      `मैंने ${filled.told} को क्लेम की सूचना दी थी। ${filled.missed ?? BLANK} तक सर्वेयर तय होना था। अब तक किसी सर्वेयर ने संपर्क नहीं किया।`,
      'कृपया तुरंत सर्वेयर तय करें और उनका नाम, मोबाइल नंबर और सर्वे का समय लिखित में दें।',
    ],
  }),
  'survey-report': (filled) => ({
    to: 'क्लेम विभाग',
    subject: `सर्वे रिपोर्ट नहीं मिली: ${numbersInHindi(filled)}`,
    paragraphs: [
      `मैंने ${filled.told} को क्लेम की सूचना दी थी। सर्वे रिपोर्ट आम तौर पर ${filled.missed ?? BLANK} तक आ जाती है। मुझे अब तक नहीं मिली।`,
      'कृपया रिपोर्ट पूरी करवाकर उसकी कॉपी भेजें। क्लेम का कोई काग़ज़ बाक़ी हो तो उसका नाम लिखित में बताएँ।',
    ],
  }),
  decision: (filled) => ({
    to: 'शिकायत अधिकारी',
    subject: `देरी की शिकायत: ${numbersInHindi(filled)}`,
    paragraphs: [
      `मैंने ${filled.told} को क्लेम की सूचना दी थी। फ़ैसला आम तौर पर ${filled.missed ?? BLANK} तक हो जाता है। अब तक कोई फ़ैसला नहीं मिला।`,
      'कृपया क्लेम का फ़ैसला करें, या पॉलिसी की धारा के साथ कारण लिखित में दें। जवाब न मिलने पर मैं बीमा भरोसा और बीमा लोकपाल के पास जाऊँगा/जाऊँगी।',
    ],
  }),
  refusal: (filled) => ({
    to: 'शिकायत अधिकारी',
    subject: `क्लेम नामंज़ूर होने की शिकायत: ${numbersInHindi(filled)}`,
    paragraphs: [
      `आपने ${filled.refused} को इस कारण क्लेम नामंज़ूर किया: ${BLANK}। मैं इससे सहमत नहीं हूँ, क्योंकि: ${BLANK}।`,
      'कृपया फ़ैसले पर दोबारा विचार करें, या पॉलिसी की धारा और सर्वे रिपोर्ट लिखित में दें। जवाब न मिलने पर मैं बीमा भरोसा और बीमा लोकपाल के पास जाऊँगा/जाऊँगी।',
    ],
  }),
  payment: (filled) => ({
    to: 'शिकायत अधिकारी',
    subject: `मंज़ूर क्लेम का भुगतान नहीं मिला: ${numbersInHindi(filled)}`,
    paragraphs: [
      `आपने ${filled.accepted ?? BLANK} को क्लेम मंज़ूर किया था। पैसा आम तौर पर ${filled.missed ?? BLANK} तक मिल जाता है। मुझे अब तक नहीं मिला।`,
      'कृपया तुरंत भुगतान करें, या देरी का कारण लिखित में दें। जवाब न मिलने पर मैं बीमा भरोसा और बीमा लोकपाल के पास जाऊँगा/जाऊँगी।',
    ],
  }),
  portal: (filled) => ({
    to: `बीमा भरोसा, IRDAI (${filled.portal})`,
    subject: `बीमा कंपनी की शिकायत: ${numbersInHindi(filled)}`,
    paragraphs: [
      `बीमा कंपनी: ${BLANK}। ${filled.lost} का नुक़सान: ${filled.loss}। कंपनी को ${filled.told} को बताया गया।`,
      filled.answered === null
        ? `मैंने ${filled.complained} को कंपनी के शिकायत अधिकारी को लिखा था। ${filled.missed ?? BLANK} तक जवाब मिलना था। अब तक नहीं मिला।`
        : `मैंने ${filled.complained} को कंपनी के शिकायत अधिकारी को लिखा था। ${filled.answered} के जवाब से मामला नहीं सुलझा, क्योंकि: ${BLANK}।`,
      filled.accepted === null
        ? 'कृपया कंपनी से कारण सहित फ़ैसला करवाएँ।'
        : `कंपनी ने ${filled.accepted} को क्लेम मंज़ूर किया, पर पैसा नहीं दिया। कृपया भुगतान करवाएँ।`,
      'साथ में: मेरी शिकायत और उसकी तारीख़ का सबूत, पॉलिसी और क्लेम के काग़ज़।',
    ],
  }),
  ombudsman: (filled) => ({
    to: `बीमा लोकपाल, ${BLANK}`,
    subject: `बीमा लोकपाल नियम 2017 के नियम 14 के तहत शिकायत: ${numbersInHindi(filled)}`,
    paragraphs: [
      `बीमा कंपनी और उसका दफ़्तर: ${BLANK}। मेरा पता: ${BLANK}।`,
      `${filled.lost} का नुक़सान: ${filled.loss}। कंपनी को ${filled.told} को बताया गया। नुक़सान की रकम: ${filled.amount}।`,
      filled.answered === null
        ? `मैंने ${filled.complained} को कंपनी को लिखित शिकायत दी। एक महीने से ज़्यादा हो गया, जवाब नहीं मिला।`
        : `मैंने ${filled.complained} को कंपनी को लिखित शिकायत दी। ${filled.answered} के जवाब से मामला नहीं सुलझा, क्योंकि: ${BLANK}।`,
      ...(filled.turned === null
        ? []
        : [`मैंने ${filled.turned} को बीमा भरोसा पर शिकायत की, टोकन नं. ${BLANK}।`]),
      `मैं यह राहत चाहता/चाहती हूँ: ${BLANK}। मामला किसी अदालत, उपभोक्ता आयोग या मध्यस्थ के पास है: हाँ / नहीं।`,
      'साथ में: कंपनी को दी गई शिकायत, जवाब मिला हो तो जवाब, पॉलिसी और क्लेम के काग़ज़।',
    ],
  }),
};
