import { createHash } from 'node:crypto';
import { saleHours } from '@pahiya/domain/insurance/sale-states';
import { formatInstant } from '@pahiya/domain/shared/ist-date';
import { deliveryOf } from '../../../deliver-once.ts';
import { writePlainMail } from '../../../plain-mail.ts';
import type { Services } from '../../../services.ts';
import type { TaskFailure } from '../../../tasks/task-kinds.ts';
import { type LatePremium, selectLatePremiums, updateAlarmed } from './hand-over-repository.ts';

const hourMs = 3_600_000;

/** Mails the desk about premiums that have not reached their insurers 20 hours after the payment: each policy once, those
 * of one run in one mail, which has insurers, counts and a link and nothing of a person. What was not sent is told by the
 * next run; after a crash the message id keeps a second mail away. */
export async function alarmHandOvers(
  services: Pick<Services, 'sql' | 'now' | 'email' | 'settings'>,
): Promise<'done' | TaskFailure> {
  const { sql, now, email, settings } = services;
  const at = now();
  const late = await selectLatePremiums(
    sql,
    new Date(at.getTime() - saleHours.handOverAlarm * hourMs),
  );
  const [oldest] = late;
  if (oldest === undefined) return 'done';
  const policyIds = late.map(({ policyId }) => policyId);
  const sent = await email.send({
    to: settings.orders.seller.supportEmail,
    messageId: `premiums-${createHash('sha256').update(policyIds.join('\n')).digest('hex').slice(0, 32)}`,
    ...mailOf(settings.brand, { late, oldest }),
  });
  if (!sent.ok && deliveryOf('email', sent) === 'pending') {
    return { failed: `email-${sent.error.kind}` };
  }
  await updateAlarmed(sql, policyIds, at);
  return 'done';
}

function mailOf(
  { name, siteUrl }: Services['settings']['brand'],
  { late, oldest }: { readonly late: readonly LatePremium[]; readonly oldest: LatePremium },
) {
  const count = late.length === 1 ? '1 premium' : `${late.length} premiums`;
  const subject = `${count} not handed over after ${saleHours.handOverAlarm} hours`;
  const dueAt = new Date(oldest.paidAt.getTime() + saleHours.handOver * hourMs).toISOString();
  const byInsurer = [...Map.groupBy(late, ({ insurer }) => insurer)].map(
    ([insurer, rows]) => `${insurer}: ${rows.length}`,
  );
  return {
    subject: `${name}: ${subject}`,
    ...writePlainMail({
      language: 'en',
      subject,
      lines: [
        `The insurers have not confirmed these premiums. The first is due at its insurer by ${formatInstant(dueAt, 'en')}.`,
        ...byInsurer,
        `${late.length} प्रीमियम अभी बीमा कंपनी तक नहीं पहुँचे। पहला ${formatInstant(dueAt, 'hi')} तक पहुँचना चाहिए।`,
      ],
      link: { label: 'Open insurance at the desk', url: `${siteUrl}/desk/insurance#hand-overs` },
      brandName: name,
    }),
  };
}
