import type { Copies } from '../../../../frame/copy/copies.ts';

/** कॉलबैक की सूची के शब्द। */
export const copy: Copies['desk-call-backs'] = {
  title: 'कॉलबैक',
  text: 'हर व्यक्ति ने एक सेवा के बारे में एक कॉल की सहमति दी है। OTP, पासवर्ड या पैसे कभी न माँगें। कॉलबैक बंद करते ही नाम और नंबर मिट जाते हैं।',
  waiting: (n) => `${n} बाक़ी`,
  none: 'कोई कॉलबैक बाक़ी नहीं।',
  when: 'कब',
  hours: (day, from, until) => `${day}, ${from}:00 से ${until}:00`,
  mobile: 'मोबाइल नंबर',
  language: 'भाषा',
  languages: { en: 'अंग्रेज़ी', hi: 'हिंदी' },
  state: 'राज्य',
  service: 'सेवा',
  account: 'खाता है',
  yes: 'हाँ',
  no: 'नहीं',
  consented: 'सहमति दी',
  unreadable: 'दूसरे सीक्रेट से एन्क्रिप्टेड',
  outcomes: { called: 'कॉल हो गई', 'not-reached': 'बात नहीं हुई', 'not-wanted': 'मना कर दिया' },
  outcomeLong: (outcome, name) => `${outcome}: ${name}`,
  closed: 'कॉलबैक बंद हुआ। नाम और नंबर मिटा दिए गए।',
};
