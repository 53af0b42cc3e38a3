import type { Language } from '@pahiya/domain/shared/language';

type Words = {
  readonly subject: string;
  readonly lines: readonly string[];
  readonly link: string;
};

/** The mail of an invitation. */
export const invitationWords: Readonly<Record<Language, (brand: string, firm: string) => Words>> = {
  en: (brand, firm) => ({
    subject: `Your partner account of ${firm} on ${brand}`,
    lines: [
      `You are invited to the partner account of ${firm} on ${brand}.`,
      'Choose a password and add the account to an authenticator app on your phone. The link works for 72 hours.',
      'If you do not know the firm, ignore this mail.',
    ],
    link: 'Accept the invitation',
  }),
  hi: (brand, firm) => ({
    subject: `${brand} पर ${firm} का पार्टनर खाता`,
    lines: [
      `आपको ${brand} पर ${firm} के पार्टनर खाते में बुलाया गया है।`,
      'पासवर्ड चुनें और खाते को फ़ोन की ऑथेंटिकेटर ऐप में जोड़ें। लिंक 72 घंटे चलता है।',
      'अगर आप इस फ़र्म को नहीं जानते, तो इस मेल को छोड़ दें।',
    ],
    link: 'निमंत्रण स्वीकार करें',
  }),
};
