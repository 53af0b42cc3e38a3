import type { Language } from '@pahiya/domain/shared/language';

type Words = {
  readonly subject: string;
  readonly lines: readonly string[];
  readonly link: string;
};

/** The mail with a link for a new password. */
export const recoveryWords: Readonly<Record<Language, (brand: string) => Words>> = {
  en: (brand) => ({
    subject: `Set a new password for ${brand}`,
    lines: [
      'Someone, probably you, asked to set a new password for your partner account.',
      'The link works once, for an hour. You also need a code from your authenticator app.',
      'If it was not you, ignore this mail: nothing changes.',
    ],
    link: 'Set a new password',
  }),
  hi: (brand) => ({
    subject: `${brand} के लिए नया पासवर्ड`,
    lines: [
      'किसी ने, शायद आपने, आपके पार्टनर खाते का पासवर्ड बदलने को कहा है।',
      'लिंक एक घंटे तक, एक बार चलता है। ऑथेंटिकेटर ऐप का कोड भी चाहिए।',
      'अगर यह आपने नहीं किया, तो इस मेल को छोड़ दें: कुछ नहीं बदलेगा।',
    ],
    link: 'नया पासवर्ड बनाएँ',
  }),
};
