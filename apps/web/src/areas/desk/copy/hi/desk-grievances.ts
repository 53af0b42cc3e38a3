import type { Copies } from '../../../../frame/copy/copies.ts';

export const copy: Copies['desk-grievances'] = {
  title: 'शिकायतें',
  text: 'जिसका समय सबसे पहले पूरा होता है, वह सबसे ऊपर। आपका लिखा जवाब शिकायत करने वाले को ज्यों का त्यों जाता है।',
  waiting: (open, overdue) =>
    overdue === 0 ? `${open} बाक़ी` : `${open} बाक़ी, ${overdue} का समय निकल गया`,
  none: 'कोई शिकायत बाक़ी नहीं।',
  done: 'फ़ैसला दर्ज हो गया और शिकायत करने वाले को बता दिया गया।',
  overdue: 'समय निकल गया',
  about: 'किस बारे में',
  page: 'पेज',
  noPage: 'नहीं बताया',
  name: 'नाम',
  contact: 'संपर्क',
  language: 'जवाब की भाषा',
  languages: { en: 'अंग्रेज़ी', hi: 'हिंदी' },
  receivedAt: 'मिली',
  resolveBy: 'फ़ैसला कब तक',
  unreadable: 'पढ़ा नहीं जा सकता',
  outcome: 'फ़ैसला',
  chooseOutcome: 'चुनें',
  removes: 'शिकायत सही मानने पर उस पेज की सामग्री तुरंत हट जाएगी।',
  answer: 'शिकायत करने वाले को जवाब',
  answerHint: '20 से 4,000 अक्षर, कारण के साथ।',
  submit: 'फ़ैसला करें और भेजें',
};
