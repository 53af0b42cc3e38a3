import { groupDigits } from '../shared/intl.ts';
import { formatIstDate, type IstDate } from '../shared/ist-date.ts';
import type { Language } from '../shared/language.ts';
import type { CorrectionClaim, CorrectionRefusal, CorrectionState } from './correction.ts';
import type { VisitKind } from './history.ts';
import type { OdometerFlag } from './odometer-point.ts';
import type { Gap, ReportSummary } from './report.ts';

type Standing = ReportSummary['standing'];
/** Day as sent, `YYYY-MM-DD`. */
type Day = string;

/** A flag of a reading as sent. */
export type FlagFacts = {
  readonly flag: OdometerFlag['flag'];
  readonly dropKm: number | null;
  readonly isConfirmed: boolean;
  readonly against: { readonly on: Day; readonly km: number } | null;
  readonly kmPerYear: number | null;
  readonly years: number | null;
};
type ReadingFacts = {
  readonly on: Day;
  readonly km: number | null;
  readonly shownKm: number | null;
};
type CorrectionFacts = {
  readonly claim: CorrectionClaim;
  readonly statedKm: number | null;
  readonly dueOn: Day;
  readonly isOverdue: boolean;
  readonly state: CorrectionState;
  readonly reason: CorrectionRefusal | null;
  readonly answeredOn: Day | null;
};
type GapFacts = {
  readonly from: Day;
  readonly to: Day;
  readonly months: number;
  readonly where: Gap['where'];
};

/** The words of a report, on its page and in its PDF. Readings "do not agree"; nobody is accused, and no history is called
 * complete. */
export type ReportWords = {
  readonly title: string;
  readonly sandbox: string;
  readonly vehicle: string;
  readonly madeAt: string;
  readonly source: string;
  readonly visits: string;
  readonly lastReading: string;
  readonly perYear: string;
  readonly since: (km: string, day: string) => string;
  readonly accidents: string;
  readonly recall: string;
  readonly recallOpen: string;
  readonly km: (km: number) => string;
  readonly noReading: string;
  readonly kinds: Readonly<Record<VisitKind, string>>;
  readonly standings: Readonly<Record<Standing, string>>;
  /** What the other readings show when the lines in question are left out. */
  readonly without: Readonly<Record<Standing, string>>;
  readonly flag: (reading: ReadingFacts, flag: FlagFacts, language: Language) => string;
  /** Why a source refused a correction. */
  readonly refusals: Readonly<Record<CorrectionRefusal, string>>;
  readonly correction: (correction: CorrectionFacts, language: Language) => string;
  readonly missing: string;
  readonly missingAlways: string;
  readonly gap: (gap: GapFacts, language: Language) => string;
  /** After the name of a source. */
  readonly silent: string;
  readonly foot: string;
  readonly help: string;
};

const day = (text: Day, language: Language) => formatIstDate(text as IstDate, language);
const grouped = (km: number) => groupDigits(km, { least: 0, most: 0 });
const kmEn = (km: number) => `${grouped(km)} km`;
const kmHi = (km: number) => `${grouped(km)} किमी`;

const english: ReportWords = {
  title: 'Service history',
  sandbox: 'Sandbox data. No real vehicle.',
  vehicle: 'Vehicle',
  madeAt: 'As of',
  source: 'Source',
  visits: 'Visits',
  lastReading: 'Last reading',
  perYear: 'Average use',
  since: (km, on) => `${km} a year since ${on}`,
  accidents: 'Accident repairs',
  recall: 'Recall',
  recallOpen: 'The maker has an open recall for this vehicle. Ask an authorised workshop.',
  km: kmEn,
  noReading: 'No reading',
  kinds: {
    free: 'Free service',
    paid: 'Paid service',
    'running-repair': 'Running repair',
    accident: 'Accident repair',
    warranty: 'Warranty repair',
    recall: 'Recall work',
    inspection: 'Inspection',
    other: 'Workshop visit',
  },
  standings: {
    agree: 'Readings agree',
    disagree: 'Readings do not agree',
    check: 'Check the newest reading',
    'too-few': 'Too few readings to compare',
  },
  without: {
    agree: 'Without the lines in question, the readings agree.',
    disagree: 'Even without the lines in question, the readings do not agree.',
    check: 'Even without the lines in question, one reading needs a check.',
    'too-few': 'Without the lines in question, there are too few readings to compare.',
  },
  flag: (reading, flag, language) => {
    const on = day(reading.on, language);
    const now = kmEn(reading.km ?? 0);
    const before =
      flag.against === null ? '' : `${kmEn(flag.against.km)} on ${day(flag.against.on, language)}`;
    switch (flag.flag) {
      case 'rollback':
        return `${before}, then ${now} on ${on}: ${kmEn(flag.dropKm ?? 0)} less.${flag.isConfirmed ? ' A later reading agrees with the lower one.' : ''} Ask the seller for the job cards.`;
      case 'check':
        return `${before}, then ${now} on ${on}. Nothing confirms the lower reading; ask for a photo of the odometer.`;
      case 'small':
        return `${now} on ${on} is ${kmEn(flag.dropKm ?? 0)} less than days before: usually a slip on the job card.`;
      case 'typo':
        return `${now} on ${on} looks like a typing error: the next reading is back in line.`;
      case 'changed':
        return `The instrument cluster was changed before ${on}. With the km before that, at least ${kmEn(reading.shownKm ?? 0)}.`;
      case 'implausible-high':
        return `Up to ${on} the readings mean ${kmEn(flag.kmPerYear ?? 0)} a year, which is unusually high.`;
      case 'suspect-low':
        return `Up to ${on} only ${kmEn(flag.kmPerYear ?? 0)} a year, far below this vehicle's own average. Ask why.`;
      case 'first-late':
        return `The first reading, on ${on}, is ${flag.years ?? 0} years after registration. Nothing is known before it.`;
    }
  },
  refusals: {
    'job-card-agrees': 'the job card shows this reading',
    'right-vehicle': 'the job card is for this vehicle',
    'no-proof': 'the proof is not enough',
    'not-checkable': 'the workshop can no longer check it',
    other: 'no reason given',
  },
  correction: ({ claim, statedKm, dueOn, isOverdue, state, reason, answeredOn }, language) => {
    const said =
      claim === 'not-mine'
        ? 'Reported as not this vehicle'
        : `Reported as wrong; stated reading ${kmEn(statedKm ?? 0)}`;
    const until = day(dueOn, language);
    const answered = answeredOn === null ? '' : day(answeredOn, language);
    if (state === 'accepted') return `${said}. The source confirmed this on ${answered}.`;
    if (state === 'refused') {
      return `${said}. The source did not accept this on ${answered}: ${english.refusals[reason ?? 'other']}.`;
    }
    return isOverdue
      ? `${said}. The source had to answer by ${until} and has not.`
      : `${said}. The source is to answer by ${until}.`;
  },
  missing: 'What is missing',
  missingAlways:
    'Cash repairs and garages outside these networks are in no source. This report shows only what the sources gave.',
  gap: ({ from, to, months, where }, language) => {
    const stretch = `${day(from, language)} to ${day(to, language)}: no visit for ${months} months`;
    if (where === 'before') return `${stretch} after registration.`;
    return where === 'after' ? `${stretch} up to this report.` : `${stretch}.`;
  },
  silent: 'did not respond.',
  foot: 'Readings are as the workshops wrote them down. A line that is wrong can be reported on the report page.',
  help: 'Help',
};

const hindi: ReportWords = {
  title: 'सर्विस हिस्ट्री',
  sandbox: 'सैंडबॉक्स डेटा। कोई असली गाड़ी नहीं।',
  vehicle: 'गाड़ी',
  madeAt: 'समय',
  source: 'स्रोत',
  visits: 'सर्विस विज़िट',
  lastReading: 'आख़िरी रीडिंग',
  perYear: 'औसत चलन',
  since: (km, on) => `${on} से हर साल ${km}`,
  accidents: 'एक्सीडेंट रिपेयर',
  recall: 'रिकॉल',
  recallOpen: 'कंपनी का रिकॉल इस गाड़ी के लिए बाक़ी है। अधिकृत वर्कशॉप से पूछें।',
  km: kmHi,
  noReading: 'रीडिंग नहीं',
  kinds: {
    free: 'फ़्री सर्विस',
    paid: 'पेड सर्विस',
    'running-repair': 'रनिंग रिपेयर',
    accident: 'एक्सीडेंट रिपेयर',
    warranty: 'वारंटी रिपेयर',
    recall: 'रिकॉल का काम',
    inspection: 'जाँच',
    other: 'वर्कशॉप विज़िट',
  },
  standings: {
    agree: 'रीडिंग मेल खाती हैं',
    disagree: 'रीडिंग मेल नहीं खातीं',
    check: 'आख़िरी रीडिंग जाँच लें',
    'too-few': 'तुलना के लिए रीडिंग कम हैं',
  },
  without: {
    agree: 'जिन लाइनों पर सवाल है, उनके बिना रीडिंग मेल खाती हैं।',
    disagree: 'जिन लाइनों पर सवाल है, उनके बिना भी रीडिंग मेल नहीं खातीं।',
    check: 'जिन लाइनों पर सवाल है, उनके बिना भी एक रीडिंग जाँचनी होगी।',
    'too-few': 'जिन लाइनों पर सवाल है, उनके बिना तुलना के लिए रीडिंग कम हैं।',
  },
  flag: (reading, flag, language) => {
    const on = day(reading.on, language);
    const now = kmHi(reading.km ?? 0);
    const before =
      flag.against === null ? '' : `${day(flag.against.on, language)} को ${kmHi(flag.against.km)}`;
    switch (flag.flag) {
      case 'rollback':
        return `${before}, फिर ${on} को ${now}: ${kmHi(flag.dropKm ?? 0)} कम।${flag.isConfirmed ? ' बाद की रीडिंग भी कम वाली से मेल खाती है।' : ''} बेचने वाले से जॉब कार्ड माँगें।`;
      case 'check':
        return `${before}, फिर ${on} को ${now}। कम रीडिंग की पुष्टि नहीं हुई; ओडोमीटर की फ़ोटो माँगें।`;
      case 'small':
        return `${on} की ${now} कुछ दिन पहले से ${kmHi(flag.dropKm ?? 0)} कम है: आम तौर पर जॉब कार्ड की चूक।`;
      case 'typo':
        return `${on} की ${now} टाइपिंग की ग़लती लगती है: अगली रीडिंग फिर सही क्रम में है।`;
      case 'changed':
        return `${on} से पहले मीटर बदला गया। पहले के किमी जोड़कर कम से कम ${kmHi(reading.shownKm ?? 0)}।`;
      case 'implausible-high':
        return `${on} तक की रीडिंग से साल में ${kmHi(flag.kmPerYear ?? 0)} बनते हैं, जो असामान्य रूप से ज़्यादा है।`;
      case 'suspect-low':
        return `${on} तक साल में केवल ${kmHi(flag.kmPerYear ?? 0)}, इस गाड़ी के अपने औसत से बहुत कम। वजह पूछें।`;
      case 'first-late':
        return `पहली रीडिंग ${on} की है, रजिस्ट्रेशन के ${flag.years ?? 0} साल बाद। उससे पहले की जानकारी नहीं है।`;
    }
  },
  refusals: {
    'job-card-agrees': 'जॉब कार्ड पर यही रीडिंग है',
    'right-vehicle': 'जॉब कार्ड इसी गाड़ी का है',
    'no-proof': 'सबूत काफ़ी नहीं है',
    'not-checkable': 'वर्कशॉप अब इसे जाँच नहीं सकती',
    other: 'कारण नहीं बताया',
  },
  correction: ({ claim, statedKm, dueOn, isOverdue, state, reason, answeredOn }, language) => {
    const said =
      claim === 'not-mine'
        ? 'बताया गया कि यह इस गाड़ी की नहीं है'
        : `ग़लत बताई गई; सही रीडिंग ${kmHi(statedKm ?? 0)} बताई गई`;
    const until = day(dueOn, language);
    const answered = answeredOn === null ? '' : day(answeredOn, language);
    if (state === 'accepted') return `${said}। स्रोत ने ${answered} को इसे सही माना।`;
    if (state === 'refused') {
      return `${said}। स्रोत ने ${answered} को इसे नहीं माना: ${hindi.refusals[reason ?? 'other']}।`;
    }
    return isOverdue
      ? `${said}। स्रोत को ${until} तक जवाब देना था, नहीं दिया।`
      : `${said}। स्रोत को ${until} तक जवाब देना है।`;
  },
  missing: 'क्या नहीं है',
  missingAlways:
    'नक़द रिपेयर और इन नेटवर्क से बाहर के गैराज किसी स्रोत में नहीं हैं। रिपोर्ट में वही है जो स्रोतों से मिला।',
  gap: ({ from, to, months, where }, language) => {
    const stretch = `${day(from, language)} से ${day(to, language)}: ${months} महीने कोई विज़िट नहीं`;
    if (where === 'before') return `${stretch} (रजिस्ट्रेशन के बाद)।`;
    return where === 'after' ? `${stretch} (रिपोर्ट बनने तक)।` : `${stretch}।`;
  },
  silent: 'से जवाब नहीं मिला।',
  foot: 'रीडिंग वही हैं जो वर्कशॉप ने लिखीं। ग़लत लाइन की सूचना रिपोर्ट के पेज पर दे सकते हैं।',
  help: 'मदद',
};

/** The words by language. */
export const reportWords: Readonly<Record<'en' | 'hi', ReportWords>> = {
  en: english,
  hi: hindi,
};
