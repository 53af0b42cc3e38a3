import type { TestDriveState } from '@pahiya/domain/listings/trials/trial-states';
import { formatInstant } from '@pahiya/domain/shared/ist-date';
import type { NoticeKind } from '../../../notice-kind.ts';
import { findTestDrive } from './trial-repository.ts';

const lines: Readonly<Record<'en' | 'hi', Readonly<Partial<Record<TestDriveState, string>>>>> = {
  en: {
    asked: 'Somebody would like to drive the car you are selling. Please confirm or decline.',
    confirmed: 'The seller has confirmed. The page shows where to meet. Bring your licence.',
    declined: 'The seller cannot make it. You can choose another time.',
    cancelled: 'The test drive has been cancelled.',
  },
  hi: {
    asked: 'कोई आपकी कार चलाकर देखना चाहता है। कृपया हाँ या ना करें।',
    confirmed: 'बेचने वाले ने हाँ कर दी है। मिलने की जगह पेज पर है। लाइसेंस साथ लाएँ।',
    declined: 'इस समय नहीं हो पाएगा। आप दूसरा समय चुन सकते हैं।',
    cancelled: 'टेस्ट ड्राइव रद्द हो गई।',
  },
};

/** A test drive was asked for, answered or cancelled: told to the other side, unless it has moved on since. */
export const testDriveNoticeKind: NoticeKind = {
  alert: 'test-drive',
  read: async ({ sql }, { subjectId, facts }, language) => {
    const drive = await findTestDrive(sql, subjectId);
    if (drive === null || drive.state !== facts.state) return null;
    const line = lines[language][drive.state];
    if (line === undefined) return null;
    const isHindi = language === 'hi';
    const path = '/test-drives';
    return {
      smsVariables: {},
      mail: {
        subject: isHindi ? 'आपकी टेस्ट ड्राइव' : 'your test drive',
        lines: [
          `${drive.makeName} ${drive.modelName}, ${formatInstant(drive.startsAt.toISOString(), language)}`,
          line,
        ],
      },
      open: { label: isHindi ? 'टेस्ट ड्राइव देखें' : 'See the test drive', path },
      stop: { label: isHindi ? 'टेस्ट ड्राइव रद्द करें' : 'Cancel the test drive', path },
    };
  },
};
