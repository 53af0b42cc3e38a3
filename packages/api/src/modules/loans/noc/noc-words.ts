import type { NocNews } from '@pahiya/domain/loans/noc-notices';
import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';

/** Words of the alerts of a closed loan. The plate is masked and the lender is not named: messages are seen by others. */
type NocWords = {
  /** Before a date; at most 30 characters, the length of a template's variable. */
  readonly short: Readonly<Record<NocNews, string>>;
  readonly subject: (short: string, date: IstDate) => string;
  readonly line: (plate: string, news: NocNews, date: IstDate) => string;
  readonly advice: Readonly<Record<NocNews, readonly string[]>>;
  readonly open: string;
  readonly stop: string;
};

const newsEn: NocWords['short'] = {
  'due-soon': "lender's last day",
  late: 'papers overdue since',
  ombudsman: 'ombudsman possible from',
  'noc-ends': 'use the NOC by',
  clear: 'no lender on the RC since',
  'watch-over': 'RC watched until',
};

const newsHi: NocWords['short'] = {
  'due-soon': 'लेंडर का आख़िरी दिन',
  late: 'काग़ज़ों का आख़िरी दिन था',
  ombudsman: 'लोकपाल के पास इस दिन से',
  'noc-ends': 'NOC का आख़िरी दिन',
  clear: 'RC से लेंडर का नाम हटा',
  'watch-over': 'RC पर नज़र यहाँ तक',
};

const en: NocWords = {
  short: newsEn,
  subject: (short, date) => `closed loan, ${short} ${formatIstDate(date, 'en')}`,
  line: (plate, news, date) =>
    `Loan of your vehicle ${plate}: ${newsEn[news]} ${formatIstDate(date, 'en')}.`,
  advice: {
    'due-soon': [
      'If the NOC and Form 35 have not come, ask for them in writing now. The letter is ready on the page.',
    ],
    late: [
      'Each day of delay by the lender counts. Claim the compensation in writing; the letter with the amount is ready on the page.',
    ],
    ombudsman: [
      'If the lender has not answered your complaint in 30 days, you can take it to the RBI ombudsman at cms.rbi.org.in.',
    ],
    'noc-ends': [
      'Apply for hypothecation termination before that day: RTOs usually accept a NOC for three months. Later the lender has to issue a fresh one.',
    ],
    clear: ['Get the lender’s name removed from the insurance policy too.'],
    'watch-over': [
      'The RC record still names a lender. We have stopped checking it; start again if you want us to continue.',
    ],
  },
  open: 'Open your closed loan',
  stop: 'Stop alerts for this loan',
};

const hi: NocWords = {
  short: newsHi,
  subject: (short, date) => `बंद लोन, ${short}: ${formatIstDate(date, 'hi')}`,
  line: (plate, news, date) =>
    `आपके वाहन ${plate} का लोन। ${newsHi[news]}: ${formatIstDate(date, 'hi')}।`,
  advice: {
    'due-soon': ['NOC और फ़ॉर्म 35 न मिले हों तो अभी लिखकर माँगें। पत्र पेज पर तैयार है।'],
    late: ['लेंडर की देरी का हर दिन गिना जाता है। मुआवज़ा लिखकर माँगें; रक़म के साथ पत्र पेज पर तैयार है।'],
    ombudsman: [
      'लेंडर ने 30 दिन में आपकी शिकायत का जवाब न दिया हो तो cms.rbi.org.in पर RBI लोकपाल से शिकायत कर सकते हैं।',
    ],
    'noc-ends': [
      'उस दिन से पहले हाइपोथिकेशन हटाने का आवेदन करें: RTO आम तौर पर NOC तीन महीने तक मानते हैं। बाद में लेंडर से नई NOC लेनी होगी।',
    ],
    clear: ['बीमा पॉलिसी से भी लेंडर का नाम हटवा लें।'],
    'watch-over': [
      'RC रिकॉर्ड में अब भी लेंडर का नाम है। अब हम रिकॉर्ड नहीं देखेंगे; जारी रखने के लिए दिन गिनना फिर शुरू करें।',
    ],
  },
  open: 'लोन का हिसाब खोलें',
  stop: 'इस लोन के अलर्ट बंद करें',
};

/** By language. */
export const nocWords: Readonly<Record<Language, NocWords>> = { en, hi };
