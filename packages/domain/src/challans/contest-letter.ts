import { formatIstDate, type IstDate } from '../shared/ist-date.ts';
import type { Language } from '../shared/language.ts';
import { formatRupees, type Paise } from '../shared/money.ts';
import type { ContestPattern } from './contest-patterns.ts';

/** Facts of a letter. Null facts become blanks to be filled in by hand. */
export type ContestFacts = {
  readonly writtenOn: IstDate;
  readonly challanNumber: string;
  /** Grouped for display. */
  readonly vehicleNumber: string;
  readonly issuedOn: IstDate | null;
  readonly place: string | null;
  /** In the letter's language if known, else in the wording of the source. */
  readonly offence: string | null;
  readonly section: string | null;
  readonly fine: Paise | null;
  /** Issuing authority, e.g. `Delhi Traffic Police`. */
  readonly authority: string | null;
  /** Facts of the pattern: date of the sale or theft; name and last day of the document; number of the other
   * challan. */
  readonly soldOn?: IstDate | null;
  readonly stolenOn?: IstDate | null;
  readonly firNumber?: string | null;
  readonly policeStation?: string | null;
  readonly paper?: string | null;
  readonly paperUpto?: IstDate | null;
  readonly otherChallanNumber?: string | null;
};

export type ContestLetter = { readonly subject: string; readonly body: string };

/** A letter to the authority, ready to copy: facts of the challan, the ground, the request, and the enclosures. The
 * user reads, completes and signs it; it claims nothing beyond the pattern. */
export function contestLetter(
  pattern: ContestPattern,
  facts: ContestFacts,
  language: Language,
): ContestLetter {
  const filled = fill(facts, language);
  return language === 'en' ? inEnglish(pattern, filled) : inHindi(pattern, filled);
}

const BLANK = '__________';

type Filled = Readonly<Record<keyof ContestFacts, string>>;

function fill(facts: ContestFacts, language: Language): Filled {
  const day = (date: IstDate | null | undefined) =>
    date === null || date === undefined ? BLANK : formatIstDate(date, language);
  const text = (value: string | null | undefined) => oneLine(value ?? '') || BLANK;
  return {
    writtenOn: day(facts.writtenOn),
    challanNumber: text(facts.challanNumber),
    vehicleNumber: text(facts.vehicleNumber),
    issuedOn: day(facts.issuedOn),
    place: text(facts.place),
    offence: text(facts.offence),
    section: text(facts.section),
    fine: facts.fine === null ? BLANK : formatRupees(facts.fine),
    authority: addresseeOf(facts.authority, language) ?? BLANK,
    soldOn: day(facts.soldOn),
    stolenOn: day(facts.stolenOn),
    firNumber: text(facts.firNumber),
    policeStation: text(facts.policeStation),
    paper: text(facts.paper),
    paperUpto: day(facts.paperUpto),
    otherChallanNumber: text(facts.otherChallanNumber),
  };
}

/** Departments that sources abbreviate to one word; a letter needs the actual office. */
const DEPARTMENTS: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  traffic: { en: 'The Traffic Police', hi: 'यातायात पुलिस' },
  transport: { en: 'The Transport Department', hi: 'परिवहन विभाग' },
  police: { en: 'The Police', hi: 'पुलिस' },
};

/** Addressee of the letter; null if the source names none. */
function addresseeOf(authority: string | null, language: Language): string | null {
  const name = oneLine(authority ?? '');
  return DEPARTMENTS[name.toLowerCase()]?.[language] ?? (name === '' ? null : name);
}

/** Strips line breaks from facts, which come from sources and forms, to keep them from adding paragraphs. */
function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim().slice(0, 200);
}

function inEnglish(pattern: ContestPattern, f: Filled): ContestLetter {
  const subject = `Objection to challan ${f.challanNumber} of ${f.issuedOn} against ${f.vehicleNumber}`;
  const body = [
    `Date: ${f.writtenOn}`,
    `To: ${f.authority}`,
    `Subject: ${subject}`,
    'Sir or Madam,',
    `Challan ${f.challanNumber} was issued on ${f.issuedOn} against vehicle ${f.vehicleNumber} at ${f.place} for: ${f.offence} (section ${f.section}), amount ${f.fine}. I contest it.`,
    REASON_EN[pattern](f),
    'I have not paid the amount. I ask you to look at the enclosed papers, to cancel the challan and to send me the decision in writing.',
    `Enclosed: ${ENCLOSED_EN[pattern]}.`,
    `Name: ${BLANK}\nAddress: ${BLANK}\nMobile: ${BLANK}\nSignature: ${BLANK}`,
  ];
  return { subject, body: body.join('\n\n') };
}

function inHindi(pattern: ContestPattern, f: Filled): ContestLetter {
  const subject = `वाहन ${f.vehicleNumber} के ${f.issuedOn} के चालान ${f.challanNumber} पर आपत्ति`;
  const body = [
    `दिनांक: ${f.writtenOn}`,
    `सेवा में: ${f.authority}`,
    `विषय: ${subject}`,
    'महोदय / महोदया,',
    `वाहन ${f.vehicleNumber} पर ${f.issuedOn} को ${f.place} पर चालान ${f.challanNumber} जारी हुआ। अपराध: ${f.offence} (धारा ${f.section}), राशि ${f.fine}। मैं इस चालान पर आपत्ति करता/करती हूँ।`,
    REASON_HI[pattern](f),
    'मैंने यह राशि नहीं भरी है। निवेदन है कि संलग्न दस्तावेज़ देखकर चालान रद्द किया जाए और निर्णय मुझे लिखित रूप में भेजा जाए।',
    `संलग्न: ${ENCLOSED_HI[pattern]}।`,
    `नाम: ${BLANK}\nपता: ${BLANK}\nमोबाइल: ${BLANK}\nहस्ताक्षर: ${BLANK}`,
  ];
  return { subject, body: body.join('\n\n') };
}

type Reasons = Readonly<Record<ContestPattern, (facts: Filled) => string>>;

const REASON_EN: Reasons = {
  'wrong-plate-read': (f) =>
    `The photograph of the challan shows another vehicle: its number plate was read wrongly as ${f.vehicleNumber}. My vehicle differs from it in make, model or colour, as the enclosed photographs and registration certificate show.`,
  'cloned-plate': (f) =>
    `The vehicle in the photograph is not mine: it carries a copy of my number ${f.vehicleNumber}. I have reported this to the police (complaint no. ${f.firNumber}, ${f.policeStation}). The enclosed photographs show how my vehicle differs.`,
  'sold-before': (f) =>
    `I had sold and handed over the vehicle on ${f.soldOn}, before the day of the offence. Forms 29 and 30 and the sale agreement are enclosed. The vehicle was not with me and I was not driving it.`,
  'vehicle-stolen': (f) =>
    `The vehicle was stolen on ${f.stolenOn} and was not with me on the day of the offence. The theft is recorded in FIR no. ${f.firNumber}, ${f.policeStation}.`,
  'paper-was-valid': (f) =>
    `On the day of the offence this paper was valid: ${f.paper}, up to ${f.paperUpto}. A copy is enclosed and can be checked in the official register.`,
  'duplicate-challan': (f) =>
    `Challan ${f.otherChallanNumber} was issued for the same offence, at the same time and place. One offence cannot be charged twice.`,
};

const REASON_HI: Reasons = {
  'wrong-plate-read': (f) =>
    `चालान की फ़ोटो में दूसरा वाहन है: उसकी नंबर प्लेट ग़लती से ${f.vehicleNumber} पढ़ी गई। मेरा वाहन मेक, मॉडल या रंग में अलग है, जैसा संलग्न फ़ोटो और आरसी से दिखता है।`,
  'cloned-plate': (f) =>
    `फ़ोटो वाला वाहन मेरा नहीं है: उस पर मेरे नंबर ${f.vehicleNumber} की नक़ल लगी है। मैंने पुलिस में शिकायत की है (शिकायत सं. ${f.firNumber}, ${f.policeStation})। संलग्न फ़ोटो दिखाती हैं कि मेरा वाहन अलग है।`,
  'sold-before': (f) =>
    `मैंने वाहन ${f.soldOn} को, अपराध के दिन से पहले, बेचकर सौंप दिया था। फ़ॉर्म 29 और 30 तथा बिक्री का अनुबंध संलग्न हैं। वाहन मेरे पास नहीं था और मैं उसे नहीं चला रहा/रही था/थी।`,
  'vehicle-stolen': (f) =>
    `वाहन ${f.stolenOn} को चोरी हो गया था और अपराध के दिन मेरे पास नहीं था। चोरी की एफ़आईआर सं. ${f.firNumber}, ${f.policeStation} में दर्ज है।`,
  'paper-was-valid': (f) =>
    `अपराध के दिन यह दस्तावेज़ मान्य था: ${f.paper}, ${f.paperUpto} तक। प्रति संलग्न है और सरकारी रिकॉर्ड में जाँची जा सकती है।`,
  'duplicate-challan': (f) =>
    `इसी अपराध के लिए, इसी समय और स्थान का चालान ${f.otherChallanNumber} भी जारी हुआ है। एक अपराध का चालान दो बार नहीं हो सकता।`,
};

const ENCLOSED_EN: Readonly<Record<ContestPattern, string>> = {
  'wrong-plate-read':
    'copy of the challan with its photograph, photographs of my vehicle, registration certificate',
  'cloned-plate':
    'copy of the challan with its photograph, photographs of my vehicle, police complaint',
  'sold-before': 'copy of the challan, Forms 29 and 30, sale agreement',
  'vehicle-stolen': 'copy of the challan, FIR',
  'paper-was-valid': 'copy of the challan, the paper that was valid on that day',
  'duplicate-challan': 'copies of both challans',
};

const ENCLOSED_HI: Readonly<Record<ContestPattern, string>> = {
  'wrong-plate-read': 'फ़ोटो सहित चालान की प्रति, मेरे वाहन की फ़ोटो, आरसी',
  'cloned-plate': 'फ़ोटो सहित चालान की प्रति, मेरे वाहन की फ़ोटो, पुलिस शिकायत',
  'sold-before': 'चालान की प्रति, फ़ॉर्म 29 और 30, बिक्री का अनुबंध',
  'vehicle-stolen': 'चालान की प्रति, एफ़आईआर',
  'paper-was-valid': 'चालान की प्रति, उस दिन मान्य दस्तावेज़',
  'duplicate-challan': 'दोनों चालानों की प्रतियाँ',
};
