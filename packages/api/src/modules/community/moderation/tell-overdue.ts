import { createHash } from 'node:crypto';
import { formatInstant } from '@pahiya/domain/shared/ist-date';
import { deliveryOf } from '../../../deliver-once.ts';
import { writePlainMail } from '../../../plain-mail.ts';
import type { Services } from '../../../services.ts';
import type { TaskFailure } from '../../../tasks/task-kinds.ts';
import { markTold, type Overdue, selectOverdue } from './overdue-repository.ts';

/** Tells the grievance officer, or else support, by e-mail that deadlines of the moderators' queue have passed: each once,
 * those of one run in one mail, which has counts and a link and no word of a text. What was not sent is told by the next
 * run; after a crash the message id keeps a second mail away. */
export async function tellOverdue(
  services: Pick<Services, 'sql' | 'now' | 'email' | 'settings'>,
): Promise<'done' | TaskFailure> {
  const { sql, now, email, settings } = services;
  const at = now();
  const all = await selectOverdue(sql, at);
  const fresh = all.filter(({ isTold }) => !isTold);
  if (fresh.length > 0) {
    const sent = await email.send({
      to: settings.moderationEmail,
      messageId: `overdue-${idOf(fresh)}`,
      ...mailOf(settings.brand, { all, fresh }),
    });
    if (!sent.ok && deliveryOf('email', sent) === 'pending') {
      return { failed: `email-${sent.error.kind}` };
    }
  }
  await markTold(sql, at);
  return 'done';
}

function idOf(fresh: readonly Overdue[]): string {
  const keys = fresh.map(({ kind, id, dueAt }) => `${kind} ${id} ${dueAt.toISOString()}`);
  return createHash('sha256').update(keys.join('\n')).digest('hex').slice(0, 32);
}

type Counts = { readonly all: readonly Overdue[]; readonly fresh: readonly Overdue[] };

function mailOf({ name, siteUrl }: Services['settings']['brand'], { all, fresh }: Counts) {
  const appeals = all.filter(({ kind }) => kind === 'appeal').length;
  const oldest = all.reduce((one, { dueAt }) => (dueAt < one ? dueAt : one), new Date(8.64e15));
  const subject = `${fresh.length} overdue in the community queue`;
  return {
    subject: `${name}: ${subject}`,
    ...writePlainMail({
      language: 'en',
      subject,
      lines: [
        `Deadlines that passed since the last message: ${fresh.length}.`,
        `Overdue in all: ${all.length - appeals} posts and replies, ${appeals} appeals. The oldest was due ${formatInstant(oldest.toISOString(), 'en')}.`,
        `समय-सीमा बीत गई: ${all.length - appeals} पोस्ट और जवाब, ${appeals} अपील।`,
      ],
      link: { label: 'Open the queue', url: `${siteUrl}/moderate` },
      brandName: name,
    }),
  };
}
