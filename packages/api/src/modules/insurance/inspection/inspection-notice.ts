import { formatInstant } from '@pahiya/domain/shared/ist-date';
import type { NoticeKind } from '../../../notice-kind.ts';
import { selectInspectionById } from './inspection-repository.ts';

/** Name of the notices of the desk's decisions on pictures of a vehicle. */
export const inspectionNotice = 'insurance-inspection';

const words = {
  en: {
    subject: 'the pictures of your vehicle are checked',
    lines: {
      passed: (until: string) => `The inspection is passed. Buy the policy by ${until}.`,
      refused: () => 'This insurer cannot insure the vehicle now. The page says why.',
      open: (until: string) => `Some pictures have to be taken again by ${until}.`,
    },
    label: 'See the result',
  },
  hi: {
    subject: 'आपकी गाड़ी की तस्वीरें देख ली गई हैं',
    lines: {
      passed: (until: string) => `गाड़ी जाँच में पास हुई। पॉलिसी ${until} तक ख़रीदें।`,
      refused: () => 'यह कंपनी अभी इस गाड़ी का बीमा नहीं कर सकती। कारण पेज पर लिखा है।',
      open: (until: string) => `कुछ तस्वीरें ${until} तक फिर से लेनी हैं।`,
    },
    label: 'नतीजा देखें',
  },
} as const;

/** Notifies the person of the desk's decision, since a passed inspection is valid for a day only; not sent if it has moved
 * on or ended since. */
export const inspectionNoticeKind: NoticeKind = {
  alert: 'vehicle-inspected',
  read: async ({ sql, now }, { subjectId, facts }, language) => {
    const row = await selectInspectionById(sql, subjectId);
    if (row === null || row.state !== facts.state || row.state === 'submitted') return null;
    if (row.expiresAt <= now()) return null;
    const { subject, lines, label } = words[language];
    const until = formatInstant(row.expiresAt.toISOString(), language);
    return {
      smsVariables: {},
      mail: { subject, lines: [row.insurerName, lines[row.state](until)] },
      open: { label, path: `/insurance-quotes/${row.requestId}/${row.insurerId}/inspection` },
    };
  },
};
