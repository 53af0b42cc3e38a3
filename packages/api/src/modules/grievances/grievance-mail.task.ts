import type { Email } from '@pahiya/domain/messages/ports';
import { formatInstant } from '@pahiya/domain/shared/ist-date';
import { type Language, languagePrefixes } from '@pahiya/domain/shared/language';
import { deliveryOf } from '../../deliver-once.ts';
import { writePlainMail } from '../../plain-mail.ts';
import type { Services } from '../../services.ts';
import type { TaskHandler, TaskHandlers } from '../../tasks/task-kinds.ts';
import { grievanceKey } from './grievance-key.ts';
import { type GrievanceRow, selectGrievance } from './grievance-repository.ts';
import { openGrievance } from './grievance-text.ts';

/** Tells a complainant who left an e-mail address that the complaint arrived, or was decided. Its message id prevents a
 * second mail after a crash. */
const sendGrievanceMail: TaskHandler = async (services, subject) => {
  const [id = '', event = ''] = subject.split(' ');
  const row = await selectGrievance(services.sql, id);
  const to =
    row === null
      ? null
      : openGrievance(services.settings.secret, row.id, 'contact', row.contactSealed);
  if (row === null || to === null || !to.includes('@')) return 'done';
  const sent = await services.email.send(
    mailOf(services, row, { to, isDecided: event === 'decided' }),
  );
  return sent.ok || deliveryOf('email', sent) !== 'pending'
    ? 'done'
    : { failed: `email-${sent.error.kind}` };
};

/** Task handlers of this module, by kind. */
export const grievanceTasks = {
  'grievance-mail': sendGrievanceMail,
} satisfies Partial<TaskHandlers>;

function mailOf(
  { settings }: Services,
  row: GrievanceRow,
  { to, isDecided }: { readonly to: string; readonly isDecided: boolean },
): Email {
  const { brand, secret } = settings;
  const { language } = row;
  const words = texts[language];
  const { subject, lines } = isDecided
    ? words.decided(row.ticket)
    : words.received(row.ticket, formatInstant(row.resolveBy.toISOString(), language));
  const path = `${languagePrefixes[language]}/grievance/${grievanceKey(secret, row.id)}`;
  return {
    to,
    subject: `${brand.name}: ${subject}`,
    messageId: `${row.id}-${isDecided ? 'decided' : 'received'}`,
    ...writePlainMail({
      ...{ language, subject, lines },
      link: { label: words.open, url: `${brand.siteUrl}${path}` },
      brandName: brand.name,
    }),
  };
}

type Words = {
  readonly open: string;
  readonly received: (
    ticket: string,
    by: string,
  ) => Omit<Parameters<typeof writePlainMail>[0], 'language' | 'link' | 'brandName' | 'end'>;
  readonly decided: (
    ticket: string,
  ) => Omit<Parameters<typeof writePlainMail>[0], 'language' | 'link' | 'brandName' | 'end'>;
};

const texts: Readonly<Record<Language, Words>> = {
  en: {
    open: 'See your complaint',
    received: (ticket, by) => ({
      subject: `Complaint ${ticket} received`,
      lines: [
        `We have received your complaint ${ticket}.`,
        `The grievance officer will decide it by ${by}.`,
        'Anyone with this link can read the answer. Keep it to yourself.',
      ],
    }),
    decided: (ticket) => ({
      subject: `Complaint ${ticket}: decision`,
      lines: [
        `The grievance officer has decided your complaint ${ticket}.`,
        'Open the link for the answer, and for where you can appeal.',
      ],
    }),
  },
  hi: {
    open: 'अपनी शिकायत देखें',
    received: (ticket, by) => ({
      subject: `शिकायत ${ticket} मिल गई`,
      lines: [
        `आपकी शिकायत ${ticket} हमें मिल गई है।`,
        `शिकायत अधिकारी ${by} तक फ़ैसला करेंगे।`,
        'यह लिंक जिसके पास हो, वह जवाब पढ़ सकता है। इसे अपने तक रखें।',
      ],
    }),
    decided: (ticket) => ({
      subject: `शिकायत ${ticket}: फ़ैसला`,
      lines: [
        `शिकायत अधिकारी ने आपकी शिकायत ${ticket} पर फ़ैसला कर दिया है।`,
        'जवाब और अपील का तरीक़ा लिंक पर देखें।',
      ],
    }),
  },
};
