import type { Language } from '@pahiya/domain/shared/language';

/** What happened to a bank account. */
export type BankEvent = 'proposed' | 'confirmed' | 'cancelled';

type Words = {
  readonly subject: string;
  readonly lines: readonly string[];
  readonly link: string;
};
type Told = {
  readonly firm: string;
  readonly member: string;
  readonly lastFour: string;
  readonly hours: number;
};

const actsHindi = {
  proposed: 'नया बैंक खाता जोड़ने को कहा',
  confirmed: 'नए बैंक खाते की पुष्टि की',
  cancelled: 'नया बैंक खाता रद्द किया',
} as const;

/** The mail to all owners about a bank account. */
export const bankWords: Readonly<Record<Language, (event: BankEvent, told: Told) => Words>> = {
  en: (event, { firm, member, lastFour, hours }) => ({
    subject: `Bank account of ${firm} ${event}`,
    lines: [
      `${member} ${event} a bank account ending in ${lastFour} for ${firm}.`,
      event === 'confirmed'
        ? `Money may be paid to it after ${hours} hours. Until then any owner can cancel it.`
        : 'Nothing is paid to an account until another owner confirms it, and then only after a wait.',
      'If you do not know about this, cancel it and change your password at once.',
    ],
    link: 'See the bank account',
  }),
  hi: (event, { firm, member, lastFour, hours }) => ({
    subject: `${firm} का बैंक खाता`,
    lines: [
      `${member} ने ${firm} के लिए ${actsHindi[event]}। खाते के आख़िरी अंक: ${lastFour}।`,
      event === 'confirmed'
        ? `इसमें पैसा ${hours} घंटे बाद ही आ सकता है। तब तक कोई भी ओनर इसे रद्द कर सकता है।`
        : 'जब तक कोई दूसरा ओनर पुष्टि न करे और तय समय न बीते, इस खाते में पैसा नहीं जाता।',
      'अगर आपको इसकी जानकारी नहीं है, तो कृपया इसे रद्द करें और तुरंत अपना पासवर्ड बदलें।',
    ],
    link: 'बैंक खाता देखें',
  }),
};
