import type { Copies } from '../copy-areas.ts';

/** जिन्हें कॉल करनी है, उनकी सूची के शब्द। */
export const copy: Copies['admin-call-backs'] = {
  title: 'करने की कॉलें',
  text: 'हर एक ने एक सेवा के बारे में एक कॉल के लिए हाँ कहा है। OTP, पासवर्ड या पैसे न माँगें। कॉल बंद करते ही नाम और नंबर मिट जाते हैं।',
  waiting: (n) => `${n} इंतज़ार में`,
  none: 'कोई इंतज़ार में नहीं।',
  when: 'कब',
  hours: (day, from, until) => `${day}, ${from}:00 से ${until}:00`,
  mobile: 'नंबर',
  language: 'भाषा',
  languages: { en: 'अंग्रेज़ी', hi: 'हिंदी' },
  state: 'राज्य',
  service: 'किस बारे में',
  account: 'खाते से माँगी',
  yes: 'हाँ',
  no: 'नहीं',
  consented: 'हाँ कब कहा',
  unreadable: 'दूसरे सीक्रेट से रखा गया',
  outcomes: { called: 'कॉल हो गई', 'not-reached': 'नहीं मिले', 'not-wanted': 'नहीं चाहते थे' },
  outcomeLong: (outcome, name) => `${outcome}: ${name}`,
  closed: 'कॉल बंद हुई; नाम और नंबर मिटा दिए गए।',
};
