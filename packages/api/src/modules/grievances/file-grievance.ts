import { randomInt, randomUUID } from 'node:crypto';
import type { AnswerOf } from '@pahiya/contracts/contract';
import type { fileGrievance as contract } from '@pahiya/contracts/grievances/grievance-contracts';
import { dutyEnd } from '@pahiya/domain/grievances/duty-clocks';
import {
  type GrievanceKind,
  grievanceRule,
  namedText,
} from '@pahiya/domain/grievances/grievance-kinds';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import { ok, type Result } from '@pahiya/domain/shared/result';
import type { Transaction } from '../../db/database.ts';
import type { Refusal } from '../../http/refusal.ts';
import type { ReportSubject } from '../../report-subject.ts';
import type { Services } from '../../services.ts';
import { enqueueTask } from '../../tasks/enqueue-task.ts';
import { transact } from '../../transact.ts';
import { grievanceKey } from './grievance-key.ts';
import { insertGrievance } from './grievance-repository.ts';
import { sealGrievance } from './grievance-text.ts';

/** A complaint as typed. */
export type Complaint = {
  readonly kind: GrievanceKind;
  readonly subject: string;
  readonly words: string;
  readonly name: string;
  readonly contact: string;
  readonly language: Language;
};

/** Without characters that look alike. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const ticketSigns = 6;

/** Stores a complaint and acknowledges it. A text of the community that it names waits for a moderator from then on,
 * hidden where the law gives only hours. */
export async function fileGrievance(
  services: Pick<Services, 'sql' | 'now' | 'settings'>,
  subjects: readonly ReportSubject[],
  complaint: Complaint,
): Promise<Result<AnswerOf<typeof contract>, Refusal>> {
  const { settings, now } = services;
  const { secret } = settings;
  const { kind, language } = complaint;
  const id = randomUUID();
  const at = now();
  const resolveBy = dutyEnd(grievanceRule(kind).clock, at);
  const row = {
    ...{ id, kind, language, resolveBy },
    subjectPath: pathOf(complaint.subject, settings.brand.siteUrl),
    nameSealed: sealGrievance(secret, id, 'name', complaint.name),
    contactSealed: sealGrievance(secret, id, 'contact', complaint.contact),
    wordsSealed: sealGrievance(secret, id, 'words', complaint.words),
    receivedAt: at,
    acknowledgeBy: dutyEnd('acknowledge', at),
  };
  const ticket = await transact(services.sql, async (tx) => {
    for (;;) {
      const drawn = newTicket(at);
      if (!(await insertGrievance(tx, { ...row, ticket: drawn }))) continue;
      await awaitDecision(tx, subjects, { ...complaint, at, resolveBy });
      await enqueueTask(tx, { kind: 'grievance-mail', subject: `${id} received`, dueAt: at });
      return ok(drawn);
    }
  });
  if (!ticket.ok) return ticket;
  return ok({
    ticket: ticket.value,
    key: grievanceKey(secret, id),
    receivedAt: at.toISOString(),
    resolveBy: resolveBy.toISOString(),
  });
}

async function awaitDecision(
  tx: Transaction,
  subjects: readonly ReportSubject[],
  { kind, subject, at, resolveBy }: Complaint & { readonly at: Date; readonly resolveBy: Date },
): Promise<void> {
  const named = namedText(subject);
  const { reason, holdsBack } = grievanceRule(kind);
  if (named === null || reason === null) return;
  await subjects
    .find((one) => one.kind === `community-${named.kind}`)
    ?.awaitDecision?.(tx, named.id, { reason, dueAt: resolveBy, now: at, isHidden: holdsBack });
}

/** `G-2611-7K3QXM`: year and month in India, and a random part. */
function newTicket(at: Date): string {
  const day = istDateOf(at);
  const drawn = Array.from({ length: ticketSigns }, () => signs[randomInt(signs.length)]);
  return `G-${day.slice(2, 4)}${day.slice(5, 7)}-${drawn.join('')}`;
}

/** The page on this site that an address names; empty for any other, so that no officer is led elsewhere. */
function pathOf(subject: string, siteUrl: string): string {
  const site = new URL(siteUrl);
  const address = URL.parse(subject, siteUrl);
  if (subject === '' || address === null || address.host !== site.host) return '';
  return `${address.pathname}${address.search}${address.hash}`.slice(0, 500);
}
