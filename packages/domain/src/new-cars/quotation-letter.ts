import { formatIstDate, type IstDate } from '../shared/ist-date.ts';
import type { Language } from '../shared/language.ts';
import { formatRupees, type Paise } from '../shared/money.ts';

/** A line that the buyer objects to. `expected`: what the rule says; 0 where no law provides for it. */
export type ObjectedLine = {
  readonly label: string;
  readonly amount: Paise;
  readonly expected: Paise;
  readonly isNotLawful: boolean;
};

/** Facts of a letter to a dealer about a quotation. */
export type QuotationLetterFacts = {
  readonly writtenOn: IstDate;
  readonly car: string;
  /** As the reader knows it, in the letter's language. */
  readonly city: Readonly<Record<Language, string>>;
  readonly lines: readonly ObjectedLine[];
  readonly difference: Paise;
};

export type QuotationLetter = { readonly subject: string; readonly body: string };

const BLANK = '__________';

/** A letter that asks the dealer for a quotation by the rules, ready to copy. The buyer reads, completes and signs it.
 * Source of the addresses: transport departments' orders on handling charges; National Consumer Helpline 1915. */
export function quotationLetter(facts: QuotationLetterFacts, language: Language): QuotationLetter {
  return language === 'hi' ? inHindi(facts) : inEnglish(facts);
}

function inEnglish({ writtenOn, car, city, lines, difference }: QuotationLetterFacts) {
  const subject = `Quotation for ${car}, difference of ${formatRupees(difference)}`;
  const wrong = lines.filter(({ isNotLawful }) => isNotLawful);
  const other = lines.filter(({ isNotLawful }) => !isNotLawful);
  const body = [
    `Date: ${formatIstDate(writtenOn, 'en')}`,
    `To: The sales manager\nDealer: ${BLANK}`,
    `Subject: ${subject}`,
    'Sir or Madam,',
    `Your quotation no. ${BLANK} dated ${BLANK} for a ${car}, to be registered in ${city.en}, differs from what the rules provide for.`,
    ...(wrong.length === 0
      ? []
      : [
          [
            'No law provides for these charges. Please remove them:',
            ...wrong.map(({ label, amount }) => `• ${label}: ${formatRupees(amount)}`),
          ].join('\n'),
        ]),
    ...(other.length === 0
      ? []
      : [
          [
            'Please correct these lines, or show me the rule behind them:',
            ...other.map(
              ({ label, amount, expected }) =>
                `• ${label}: ${formatRupees(amount)} quoted, ${formatRupees(expected)} by the rule`,
            ),
          ].join('\n'),
        ]),
    'Insurance, FASTag, accessories and extended warranty are my choice. Please list each of them separately.',
    'Please send me a corrected quotation in writing. Otherwise I will complain to the transport department of the state and to the National Consumer Helpline (1915).',
    `Name: ${BLANK}\nMobile: ${BLANK}\nSignature: ${BLANK}`,
  ];
  return { subject, body: body.join('\n\n') };
}

function inHindi({ writtenOn, car, city, lines, difference }: QuotationLetterFacts) {
  const subject = `${car} का कोटेशन, ${formatRupees(difference)} का अंतर`;
  const wrong = lines.filter(({ isNotLawful }) => isNotLawful);
  const other = lines.filter(({ isNotLawful }) => !isNotLawful);
  const body = [
    `दिनांक: ${formatIstDate(writtenOn, 'hi')}`,
    `सेवा में: सेल्स मैनेजर\nडीलर: ${BLANK}`,
    `विषय: ${subject}`,
    'महोदय / महोदया,',
    `${city.hi} में रजिस्टर होने वाली ${car} के लिए आपका कोटेशन संख्या ${BLANK}, दिनांक ${BLANK}, नियमों से मेल नहीं खाता।`,
    ...(wrong.length === 0
      ? []
      : [
          [
            'ये चार्ज किसी क़ानून में नहीं हैं। कृपया इन्हें हटाएँ:',
            ...wrong.map(({ label, amount }) => `• ${label}: ${formatRupees(amount)}`),
          ].join('\n'),
        ]),
    ...(other.length === 0
      ? []
      : [
          [
            'कृपया ये मद ठीक करें, या इनका नियम दिखाएँ:',
            ...other.map(
              ({ label, amount, expected }) =>
                `• ${label}: कोटेशन में ${formatRupees(amount)}, नियम से ${formatRupees(expected)}`,
            ),
          ].join('\n'),
        ]),
    'बीमा, फ़ास्टैग, एक्सेसरीज़ और एक्सटेंडेड वारंटी मेरी मर्ज़ी है। कृपया हर मद अलग लिखें।',
    'कृपया सही कोटेशन लिखित में भेजें। नहीं तो मैं राज्य के परिवहन विभाग और राष्ट्रीय उपभोक्ता हेल्पलाइन (1915) में शिकायत करूँगा/करूँगी।',
    `नाम: ${BLANK}\nमोबाइल: ${BLANK}\nहस्ताक्षर: ${BLANK}`,
  ];
  return { subject, body: body.join('\n\n') };
}
