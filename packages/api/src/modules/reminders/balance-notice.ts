import { lowBalanceOn } from '@pahiya/domain/fastag/low-balance';
import { maskVehicleNumber } from '@pahiya/domain/rc/mask';
import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { daysBetween, formatIstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import { formatRupees } from '@pahiya/domain/shared/money';
import { formatDdMmYyyy } from '@pahiya/domain/shared/typed-date';
import type { NoticeKind } from '../../notice-kind.ts';
import type { MessageWords } from '../../order-messages.ts';
import { knownBalances } from '../fastag/balance/known-balances.ts';
import { isProvedOwner } from '../vehicle/proved-owner.ts';

/** Name of messages about low balances among the notices; the subject is the vehicle. */
export const balanceNotice = 'tag-balance';

type Facts = {
  readonly plate: string;
  readonly amount: string;
  readonly day: string;
  /** Days since the reading. */
  readonly age: number;
  readonly issuer: string;
  readonly line: string;
  readonly isSandbox: boolean;
};
type Words = {
  /** At most 30 characters with any amount: a variable of the template. */
  readonly item: (amount: string) => string;
  readonly mail: (facts: Facts) => MessageWords;
  readonly open: string;
};

const words: Readonly<Record<Language, Words>> = {
  en: {
    item: (amount) => `FASTag balance ${amount}`,
    mail: ({ plate, amount, day, age, issuer, line, isSandbox }) => ({
      subject: `FASTag balance of your ${plate}`,
      lines: [
        `${plate}: FASTag balance was ${amount} on ${day}, ${age === 1 ? '1 day' : `${age} days`} ago, as per ${issuer}. You asked for an alert below ${line}.${isSandbox ? ' Sample data of a test server.' : ''}`,
        'It leaves out tolls and recharges elsewhere since then. A recharge here or a new look-up ends these alerts.',
      ],
    }),
    open: 'See the balance or turn this off',
  },
  hi: {
    item: (amount) => `फ़ास्टैग बैलेंस ${amount}`,
    mail: ({ plate, amount, day, age, issuer, line, isSandbox }) => ({
      subject: `आपकी ${plate} का फ़ास्टैग बैलेंस`,
      lines: [
        `${plate}: फ़ास्टैग बैलेंस ${day} को ${amount} था, ${age} दिन पहले, ${issuer} के अनुसार। आपने ${line} से कम होने पर बताने को कहा है।${isSandbox ? ' टेस्ट सर्वर का नमूना डेटा।' : ''}`,
        'उसके बाद के टोल और दूसरी जगह किए रिचार्ज इसमें नहीं हैं। यहाँ रिचार्ज करने या बैलेंस फिर देखने पर ये संदेश बंद हो जाते हैं।',
      ],
    }),
    open: 'बैलेंस देखें या इसे बंद करें',
  },
};

/** A low balance. Read when it is sent: one that was recharged or read again meanwhile, of a vehicle that somebody else
 * proved, or below a line that was lowered, is left out. */
export const balanceNotices: NoticeKind = {
  alert: 'tag-balance',
  read: async (services, { userId, subjectId, facts }, language) => {
    const [found] = await knownBalances.of(services.sql, userId, subjectId);
    const today = istDateOf(services.now());
    if (found === undefined || found.balance !== Number(facts.balance)) return null;
    const { balance, readAt, line, issuer, isSandbox, vehicleNumber } = found;
    // Whether it was told is settled: it is what is being sent.
    if (lowBalanceOn({ balance, readAt, toldOn: null }, line, today) !== today) return null;
    if (!(await isProvedOwner(services, vehicleNumber, userId))) return null;
    const readOn = istDateOf(readAt);
    const { item, mail, open } = words[language];
    const name = item(formatRupees(balance));
    return {
      smsVariables: { item: name, date: formatDdMmYyyy(readOn) },
      main: { variable: 'item', name, count: 1 },
      mail: mail({
        ...{ issuer, isSandbox, amount: formatRupees(balance), line: formatRupees(line) },
        plate: maskVehicleNumber(subjectId as VehicleNumber),
        day: formatIstDate(readOn, language),
        age: daysBetween(readOn, today),
      }),
      lastDay: today,
      open: { label: open, path: '/reminders#balance' },
    };
  },
};
