import { formatIstDate, type IstDate } from '../shared/ist-date.ts';
import type { Language } from '../shared/language.ts';
import { type ClaimDays, type ClockId, claimClocks, type LossKind } from './claim-clocks.ts';

/** Letters of a claim, in the order in which they may be needed. */
export const claimLetterKinds = [
  'notice',
  'surveyor',
  'report',
  'complaint',
  'portal',
  'ombudsman',
] as const;
export type ClaimLetterKind = (typeof claimLetterKinds)[number];

/** Facts of a letter about a claim. What is null or empty becomes a blank to be filled in by hand. */
export type ClaimLetterFacts = {
  readonly loss: LossKind;
  readonly lostOn: IstDate | null;
  readonly toldOn: IstDate | null;
  readonly refusedOn?: IstDate | null;
  readonly complainedOn?: IstDate | null;
  readonly portalOn?: IstDate | null;
  readonly vehicleNumber: string;
  readonly policyNumber: string;
  readonly claimNumber: string;
};

type KeptClaim = ClaimDays & { readonly refusedOn: IstDate | null; readonly isClosed: boolean };

const letterOfClock: Readonly<Partial<Record<ClockId, ClaimLetterKind>>> = {
  surveyor: 'surveyor',
  'survey-report': 'report',
  decision: 'complaint',
};

/** The one letter that a claim needs today: notice until the insurer is told, then one for the last day that was missed or
 * the refusal, then a step up for each complaint that stayed without an answer. Null where nothing is missed. Rule id:
 * CLAIM-LETTERS. */
export function dueLetter(claim: KeptClaim, today: IstDate): ClaimLetterKind | null {
  if (claim.isClosed) return null;
  const clocks = claimClocks(claim, today);
  const isMissed = (clock: ClockId) => clocks.some(({ id, isOver }) => id === clock && isOver);
  if ((claim.portalOn ?? null) !== null) return isMissed('portal-answer') ? 'ombudsman' : null;
  if ((claim.complainedOn ?? null) !== null) return isMissed('complaint-answer') ? 'portal' : null;
  if (claim.refusedOn !== null) return 'complaint';
  if (claim.toldOn === null) return 'notice';
  const missed = clocks.findLast(({ id, isOver }) => isOver && letterOfClock[id] !== undefined);
  return missed === undefined ? null : (letterOfClock[missed.id] ?? null);
}

/** Whether a letter may be written today: the due one, or one of a step before it. */
export function isLetterOpen(claim: KeptClaim, letter: ClaimLetterKind, today: IstDate): boolean {
  const reached = dueLetter({ ...claim, isClosed: false }, today) ?? stepOf(claim);
  return claimLetterKinds.indexOf(letter) <= claimLetterKinds.indexOf(reached);
}

/** The step that a claim is at while nothing is missed. */
function stepOf({ complainedOn, portalOn }: KeptClaim): ClaimLetterKind {
  if ((portalOn ?? null) !== null) return 'portal';
  return (complainedOn ?? null) === null ? 'notice' : 'complaint';
}

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
    ...{ refused: day(facts.refusedOn ?? null), complained: day(facts.complainedOn ?? null) },
    ...{ asked: day(facts.portalOn ?? null), policy: text(facts.policyNumber) },
    ...{ vehicle: text(facts.vehicleNumber), claim: text(facts.claimNumber) },
    isRefused: (facts.refusedOn ?? null) !== null,
  };
  return (language === 'hi' ? inHindi : inEnglish)[kind](filled);
}

type Filled = Readonly<
  Record<
    'loss' | 'lost' | 'told' | 'refused' | 'complained' | 'asked' | 'vehicle' | 'policy' | 'claim',
    string
  >
> & { readonly isRefused: boolean };
type Writer = (filled: Filled) => ClaimLetter;

function letter(to: string, subject: string, paragraphs: readonly string[]): ClaimLetter {
  return { subject, body: [to, ...paragraphs].join('\n\n') };
}

const refInEnglish = ({ claim, policy, vehicle }: Filled) =>
  `claim no. ${claim}, policy no. ${policy}, vehicle no. ${vehicle}`;
const outcomeInEnglish = ({ isRefused, refused }: Filled) =>
  isRefused
    ? `On ${refused} the insurer refused the claim for this reason: ${BLANK}.`
    : 'To this day the claim has not been settled.';
const signInEnglish = 'Name, mobile, signature';

const inEnglish: Readonly<Record<ClaimLetterKind, Writer>> = {
  notice: ({ lost, loss, vehicle, policy }) => {
    const subject = `Notice of a motor claim, policy no. ${policy}, vehicle no. ${vehicle}`;
    return letter(`To: Claims department\nSubject: ${subject}`, subject, [
      `On ${lost} the vehicle suffered the following loss: ${loss}. Place and circumstances: ${BLANK}.`,
      'Please register the claim, send me its number in writing, and appoint a surveyor where one is needed.',
      signInEnglish,
    ]);
  },
  surveyor: (filled) => {
    const subject = `No surveyor appointed, ${refInEnglish(filled)}`;
    return letter(`To: Claims department\nSubject: ${subject}`, subject, [
      `I gave notice of the loss of ${filled.lost} on ${filled.told}. No surveyor has contacted me.`,
      'The time that IRDAI allows for appointing a surveyor has passed. Please send me the name and number of the surveyor today, or tell me in writing that none is needed.',
      signInEnglish,
    ]);
  },
  report: (filled) => {
    const subject = `Survey report overdue, ${refInEnglish(filled)}`;
    return letter(`To: Claims department\nSubject: ${subject}`, subject, [
      `I gave notice of the claim on ${filled.told}. The survey report is overdue, and I have not received a copy.`,
      'Please obtain the report, send me a copy, and decide the claim. If a paper is missing, name it in writing.',
      signInEnglish,
    ]);
  },
  complaint: (filled) => {
    const subject = `Complaint about ${refInEnglish(filled)}`;
    return letter(`To: Grievance officer\nSubject: ${subject}`, subject, [
      `I gave notice of the claim on ${filled.told}. ${outcomeInEnglish(filled)}`,
      'Please decide the claim, or give me your reasons in writing with the clause of the policy. Without an answer I will turn to Bima Bharosa and the Insurance Ombudsman.',
      signInEnglish,
    ]);
  },
  portal: (filled) => {
    const subject = `Complaint about an insurer, ${refInEnglish(filled)}`;
    return letter(`To: Bima Bharosa (IRDAI)\nInsurer: ${BLANK}\nSubject: ${subject}`, subject, [
      `I gave notice of the claim on ${filled.told}. ${outcomeInEnglish(filled)}`,
      `I complained to the grievance officer of the insurer on ${filled.complained}. The insurer has not resolved it in time. A copy of the complaint is attached.`,
      `What I ask for: ${BLANK}.`,
      signInEnglish,
    ]);
  },
  ombudsman: (filled) => {
    const subject = `Complaint to the Insurance Ombudsman, ${refInEnglish(filled)}`;
    return letter(
      `To: The Insurance Ombudsman, ${BLANK}\nInsurer: ${BLANK}\nSubject: ${subject}`,
      subject,
      [
        `On ${filled.lost} the vehicle suffered the following loss: ${filled.loss}. I gave notice of the claim on ${filled.told}. ${outcomeInEnglish(filled)}`,
        `I complained to the insurer on ${filled.complained} and at Bima Bharosa on ${filled.asked}. Copies are attached. No court or other forum is dealing with this claim.`,
        `Amount I ask for: ${BLANK}.`,
        'Name, address, mobile, signature',
      ],
    );
  },
};

const refInHindi = ({ claim, policy, vehicle }: Filled) =>
  `क्लेम नं. ${claim}, पॉलिसी नं. ${policy}, गाड़ी नं. ${vehicle}`;
const outcomeInHindi = ({ isRefused, refused }: Filled) =>
  isRefused
    ? `${refused} को बीमा कंपनी ने इस कारण क्लेम नामंज़ूर किया: ${BLANK}।`
    : 'अब तक क्लेम का निपटारा नहीं हुआ है।';
const signInHindi = 'नाम, मोबाइल, हस्ताक्षर';

const inHindi: Readonly<Record<ClaimLetterKind, Writer>> = {
  notice: ({ lost, loss, vehicle, policy }) => {
    const subject = `मोटर क्लेम की सूचना, पॉलिसी नं. ${policy}, गाड़ी नं. ${vehicle}`;
    return letter(`सेवा में: क्लेम विभाग\nविषय: ${subject}`, subject, [
      `${lost} को गाड़ी का यह नुक़सान हुआ: ${loss}। जगह और हालात: ${BLANK}।`,
      'कृपया क्लेम दर्ज करके उसका नंबर लिखित में दें, और ज़रूरी हो तो सर्वेयर तय करें।',
      signInHindi,
    ]);
  },
  surveyor: (filled) => {
    const subject = `सर्वेयर तय नहीं हुआ, ${refInHindi(filled)}`;
    return letter(`सेवा में: क्लेम विभाग\nविषय: ${subject}`, subject, [
      `${filled.lost} के नुक़सान की सूचना मैंने ${filled.told} को दी थी। अब तक किसी सर्वेयर ने संपर्क नहीं किया है।`,
      'IRDAI के नियम से सर्वेयर तय करने का समय निकल चुका है। कृपया आज ही सर्वेयर का नाम और नंबर दें, या लिखित में बताएँ कि सर्वेयर की ज़रूरत नहीं है।',
      signInHindi,
    ]);
  },
  report: (filled) => {
    const subject = `सर्वे रिपोर्ट में देरी, ${refInHindi(filled)}`;
    return letter(`सेवा में: क्लेम विभाग\nविषय: ${subject}`, subject, [
      `मैंने ${filled.told} को क्लेम की सूचना दी थी। सर्वे रिपोर्ट का समय निकल चुका है और मुझे उसकी कॉपी नहीं मिली है।`,
      'कृपया रिपोर्ट मँगवाकर उसकी कॉपी दें और क्लेम का फ़ैसला करें। कोई काग़ज़ बाक़ी हो तो लिखित में बताएँ।',
      signInHindi,
    ]);
  },
  complaint: (filled) => {
    const subject = `${refInHindi(filled)} की शिकायत`;
    return letter(`सेवा में: शिकायत अधिकारी\nविषय: ${subject}`, subject, [
      `मैंने ${filled.told} को क्लेम की सूचना दी थी। ${outcomeInHindi(filled)}`,
      'कृपया क्लेम का फ़ैसला करें, या पॉलिसी की धारा के साथ कारण लिखित में दें। जवाब न मिलने पर मैं बीमा भरोसा और बीमा लोकपाल के पास जाऊँगा/जाऊँगी।',
      signInHindi,
    ]);
  },
  portal: (filled) => {
    const subject = `बीमा कंपनी की शिकायत, ${refInHindi(filled)}`;
    return letter(`सेवा में: बीमा भरोसा (IRDAI)\nबीमा कंपनी: ${BLANK}\nविषय: ${subject}`, subject, [
      `मैंने ${filled.told} को क्लेम की सूचना दी थी। ${outcomeInHindi(filled)}`,
      `मैंने ${filled.complained} को बीमा कंपनी के शिकायत अधिकारी को शिकायत दी थी। समय पर हल नहीं मिला। शिकायत की कॉपी साथ में है।`,
      `मेरी माँग: ${BLANK}।`,
      signInHindi,
    ]);
  },
  ombudsman: (filled) => {
    const subject = `बीमा लोकपाल को शिकायत, ${refInHindi(filled)}`;
    return letter(`सेवा में: बीमा लोकपाल, ${BLANK}\nबीमा कंपनी: ${BLANK}\nविषय: ${subject}`, subject, [
      `${filled.lost} को गाड़ी का यह नुक़सान हुआ: ${filled.loss}। मैंने ${filled.told} को क्लेम की सूचना दी थी। ${outcomeInHindi(filled)}`,
      `मैंने ${filled.complained} को बीमा कंपनी और ${filled.asked} को बीमा भरोसा पर शिकायत की। कॉपियाँ साथ में हैं। यह मामला किसी अदालत या दूसरे मंच पर नहीं चल रहा है।`,
      `माँगी गई रकम: ${BLANK}।`,
      'नाम, पता, मोबाइल, हस्ताक्षर',
    ]);
  },
};
