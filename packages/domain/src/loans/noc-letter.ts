import { formatIstDate, type IstDate } from '../shared/ist-date.ts';
import type { Language } from '../shared/language.ts';
import { formatRupees } from '../shared/money.ts';
import type { NocClock } from './noc-clock.ts';

/** Facts of a letter about a closed loan. Null facts become blanks to be filled in by hand. */
export type NocLetterFacts = {
  readonly writtenOn: IstDate;
  /** Grouped for display. */
  readonly vehicleNumber: string;
  readonly lender: string | null;
  readonly loanNumber: string | null;
  readonly closedOn: IstDate;
  readonly clock: Pick<NocClock, 'dueOn' | 'daysLate' | 'claim' | 'rule' | 'phase'>;
  /** Day on which the papers came late; null while they have not come. */
  readonly papersOn: IstDate | null;
};

/** A letter ready to copy: `request` asks for the papers, `claim` also for the compensation of the delay so far,
 * `ombudsman` is the text of the complaint to the RBI. */
export type NocLetterKind = 'request' | 'claim' | 'ombudsman';

/** Letters that a clock has reason for, the fitting one first. A claim needs a delay and a rule; the ombudsman also a
 * lender that had its time. */
export function nocLetterKinds({
  phase,
  claim,
}: Pick<NocClock, 'phase' | 'claim'>): NocLetterKind[] {
  const isClaim = claim !== null && claim > 0;
  if (phase === 'papers') return isClaim ? ['claim'] : [];
  if (!isClaim) return ['request'];
  return phase === 'ombudsman' ? ['ombudsman', 'claim'] : ['claim'];
}

const BLANK = '__________';

/** Writes the letter. The sum is the days of the delay times the rate of the rule, nothing else. */
export function nocLetter(
  kind: NocLetterKind,
  facts: NocLetterFacts,
  language: Language,
): { readonly subject: string; readonly body: string } {
  const { clock } = facts;
  const day = (date: IstDate) => formatIstDate(date, language);
  const filled: Filled = {
    writtenOn: day(facts.writtenOn),
    vehicle: facts.vehicleNumber,
    lender: oneLine(facts.lender),
    loan: oneLine(facts.loanNumber),
    closedOn: day(facts.closedOn),
    dueOn: day(clock.dueOn),
    papersOn: facts.papersOn && day(facts.papersOn),
    daysLate: clock.daysLate,
    perDay: clock.rule === null ? BLANK : formatRupees(clock.rule.perDay),
    claim: clock.claim === null ? BLANK : formatRupees(clock.claim),
    rule: clock.rule?.source ?? '',
  };
  const { to, subject, points } = (language === 'hi' ? inHindi : inEnglish)(kind, filled);
  const [dateLine, toLine, subjectLine, greeting, sign] =
    language === 'hi'
      ? [
          `दिनांक: ${filled.writtenOn}`,
          `सेवा में: ${to}`,
          `विषय: ${subject}`,
          'महोदय / महोदया,',
          `नाम: ${BLANK}\nमोबाइल: ${BLANK}\nहस्ताक्षर: ${BLANK}`,
        ]
      : [
          `Date: ${filled.writtenOn}`,
          `To: ${to}`,
          `Subject: ${subject}`,
          'Sir or Madam,',
          `Name: ${BLANK}\nMobile: ${BLANK}\nSignature: ${BLANK}`,
        ];
  return { subject, body: [dateLine, toLine, subjectLine, greeting, ...points, sign].join('\n\n') };
}

type Filled = {
  readonly writtenOn: string;
  readonly vehicle: string;
  readonly lender: string;
  readonly loan: string;
  readonly closedOn: string;
  readonly dueOn: string;
  readonly papersOn: string | null;
  readonly daysLate: number;
  readonly perDay: string;
  readonly claim: string;
  readonly rule: string;
};
type Written = { readonly to: string; readonly subject: string; readonly points: string[] };

function inEnglish(kind: NocLetterKind, f: Filled): Written {
  const loan = `loan account ${f.loan}, vehicle ${f.vehicle}`;
  const papers =
    'the no-dues letter, the NOC, Form 35 signed in two copies and every other original paper';
  const days = f.daysLate === 1 ? '1 day' : `${f.daysLate} days`;
  const paid = `I paid this loan in full on ${f.closedOn}.`;
  const delay =
    f.papersOn === null
      ? `The papers were due by ${f.dueOn}. They have not come: until today that is a delay of ${days}.`
      : `The papers were due by ${f.dueOn} and came on ${f.papersOn}: a delay of ${days}.`;
  const sum = `${f.rule} sets ${f.perDay} for each day of a delay that the lender causes: ${days} × ${f.perDay} = ${f.claim}.`;
  switch (kind) {
    case 'request':
      return {
        to: `${f.lender}, loan closure`,
        subject: `NOC and Form 35 after full payment: ${loan}`,
        points: [
          paid,
          `Please send me ${papers}, and report the end of the hypothecation to VAHAN, by ${f.dueOn}.`,
          `By ${f.rule} a delay after that day costs ${f.perDay} a day.`,
        ],
      };
    case 'claim':
      return {
        to: `${f.lender}, nodal grievance officer`,
        subject: `Compensation of ${f.claim} for delayed release: ${loan}`,
        points: [
          `${paid} ${delay}`,
          sum,
          f.papersOn === null
            ? `Please pay this sum and ${f.perDay} for each further day, send me ${papers}, and report the end of the hypothecation to VAHAN.`
            : 'Please pay this sum to my account and confirm it in writing.',
        ],
      };
    case 'ombudsman':
      return {
        to: 'The RBI Ombudsman (cms.rbi.org.in)',
        subject: `Complaint against ${f.lender}: papers not released after full payment, ${loan}`,
        points: [
          `${paid} ${delay}`,
          `I wrote to the lender on ${BLANK} and have had no answer, or an answer that does not settle it, within 30 days. My letter and the proof of payment are enclosed.`,
          sum,
          `I ask for the release of ${papers}, the removal of the hypothecation from VAHAN, and the compensation up to the day of release.`,
        ],
      };
  }
}

function inHindi(kind: NocLetterKind, f: Filled): Written {
  const loan = `लोन खाता ${f.loan}, वाहन ${f.vehicle}`;
  const papers = 'नो-ड्यूज़ लेटर, NOC, हस्ताक्षर किया हुआ फ़ॉर्म 35 (दो प्रतियाँ) और बाक़ी सभी मूल काग़ज़';
  const days = `${f.daysLate} दिन`;
  const paid = `मैंने यह लोन ${f.closedOn} को पूरा चुका दिया है।`;
  const delay =
    f.papersOn === null
      ? `काग़ज़ ${f.dueOn} तक मिलने थे। अब तक नहीं मिले: आज तक ${days} की देरी हुई है।`
      : `काग़ज़ ${f.dueOn} तक मिलने थे और ${f.papersOn} को मिले: ${days} की देरी हुई।`;
  const sum = `${f.rule} के अनुसार लेंडर की वजह से हुई देरी के हर दिन के ${f.perDay} मिलते हैं: ${days} × ${f.perDay} = ${f.claim}।`;
  switch (kind) {
    case 'request':
      return {
        to: `${f.lender}, लोन क्लोज़र विभाग`,
        subject: `लोन पूरा चुकाने के बाद NOC और फ़ॉर्म 35: ${loan}`,
        points: [
          paid,
          `कृपया ${f.dueOn} तक मुझे ${papers} भेजें, और हाइपोथिकेशन ख़त्म होने की जानकारी VAHAN में दर्ज कराएँ।`,
          `${f.rule} के अनुसार उस दिन के बाद हर दिन की देरी के ${f.perDay} देने होते हैं।`,
        ],
      };
    case 'claim':
      return {
        to: `${f.lender}, नोडल शिकायत अधिकारी`,
        subject: `काग़ज़ देने में देरी के लिए ${f.claim} का मुआवज़ा: ${loan}`,
        points: [
          `${paid} ${delay}`,
          sum,
          f.papersOn === null
            ? `कृपया यह राशि और आगे के हर दिन के ${f.perDay} दें, ${papers} भेजें, और हाइपोथिकेशन ख़त्म होने की जानकारी VAHAN में दर्ज कराएँ।`
            : 'कृपया यह राशि मेरे खाते में दें और लिखित में बताएँ।',
        ],
      };
    case 'ombudsman':
      return {
        to: 'RBI लोकपाल (cms.rbi.org.in)',
        subject: `${f.lender} के ख़िलाफ़ शिकायत: लोन चुकाने के बाद काग़ज़ नहीं दिए, ${loan}`,
        points: [
          `${paid} ${delay}`,
          `मैंने लेंडर को ${BLANK} को लिखा था। 30 दिन में कोई जवाब नहीं आया, या ऐसा जवाब आया जिससे बात नहीं सुलझी। मेरा पत्र और भुगतान का प्रमाण संलग्न हैं।`,
          sum,
          `मेरी माँग है: ${papers} दिलाए जाएँ, VAHAN से हाइपोथिकेशन हटाया जाए, और काग़ज़ मिलने के दिन तक का मुआवज़ा दिलाया जाए।`,
        ],
      };
  }
}

function oneLine(text: string | null): string {
  return (text ?? '').replace(/\s+/gu, ' ').trim().slice(0, 120) || BLANK;
}
