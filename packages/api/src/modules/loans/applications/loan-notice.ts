import type { NoticeKind } from '../../../notice-kind.ts';
import { selectApplication } from './application-repository.ts';

/** Name of the notices of lenders' decisions. */
export const loanNotice = 'loan-application';

const words = {
  en: {
    subject: 'the lender has decided on your application',
    lines: {
      sanctioned: 'The loan is sanctioned. The page says what to read before you sign.',
      declined: 'The lender has declined the application. The page says what you can do now.',
    },
    label: 'See the result',
  },
  hi: {
    subject: 'आपके आवेदन पर लेंडर का फ़ैसला आ गया है',
    lines: {
      sanctioned: 'लोन मंज़ूर हो गया है। दस्तख़त से पहले क्या पढ़ना है, यह पेज पर लिखा है।',
      declined: 'लेंडर ने आवेदन नामंज़ूर कर दिया। अब क्या कर सकते हैं, यह पेज पर लिखा है।',
    },
    label: 'नतीजा देखें',
  },
} as const;

/** Notifies the person that the lender has decided; not sent if the application is withdrawn or gone since. */
export const loanNoticeKind: NoticeKind = {
  alert: 'loan-decided',
  read: async ({ sql }, { subjectId }, language) => {
    const row = await selectApplication(sql, subjectId);
    if (row?.state !== 'sanctioned' && row?.state !== 'declined') return null;
    const { subject, lines, label } = words[language];
    return {
      smsVariables: {},
      mail: { subject, lines: [lines[row.state]] },
      open: { label, path: `/loans/application/${subjectId}` },
    };
  },
};
