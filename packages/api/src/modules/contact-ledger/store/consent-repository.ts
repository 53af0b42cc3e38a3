import type {
  ContactChannel,
  ContactSubjectKind,
} from '@pahiya/contracts/contact-ledger/contact-terms';
import type { CallSlot } from '@pahiya/domain/rto-services/call-back-hours';
import type { Language } from '@pahiya/domain/shared/language';
import type { Queryable } from '../../../db/database.ts';

/** What a consent is given for. */
export type ContactSubject = { readonly kind: ContactSubjectKind; readonly id: string };

/** A consent as stored. `contactSealed`: null once it ended. */
export type ConsentRow = {
  readonly consentId: string;
  readonly userId: string | null;
  readonly firmId: string;
  readonly subjectId: string;
  readonly about: string;
  readonly channels: readonly ContactChannel[];
  readonly slot: CallSlot;
  readonly givenAt: Date;
  readonly endsAt: Date;
  readonly withdrawnAt: Date | null;
  readonly contactSealed: Uint8Array | null;
};

/** A consent to store. */
export type NewConsent = Omit<ConsentRow, 'subjectId' | 'withdrawnAt' | 'userId'> & {
  readonly userId: string;
  readonly subject: ContactSubject;
  readonly purpose: string;
  readonly textVersion: string;
  readonly language: Language;
};

/** Stores a consent; one for the same subject and firm ends with it. */
export async function insertConsent(tx: Queryable, one: NewConsent): Promise<void> {
  await tx`
    update contact_consents set withdrawn_at = ${one.givenAt}, contact_sealed = null
    where subject_id = ${one.subject.id} and firm_id = ${one.firmId} and withdrawn_at is null`;
  await tx`
    insert into contact_consents (id, user_id, firm_id, subject_kind, subject_id, purpose, about,
      channels, slot, text_version, language, given_at, ends_at, contact_sealed)
    values (${one.consentId}, ${one.userId}, ${one.firmId}, ${one.subject.kind}, ${one.subject.id},
      ${one.purpose}, ${one.about}, ${[...one.channels]}, ${one.slot}, ${one.textVersion},
      ${one.language}, ${one.givenAt}, ${one.endsAt}, ${one.contactSealed})`;
}

/** The live consent of a subject for a firm, locked until the transaction ends: a withdrawal waits for a read and a
 * read for a withdrawal. Null without one. */
export async function lockLiveConsent(
  tx: Queryable,
  { id }: ContactSubject,
  firmId: string,
  now: Date,
): Promise<ConsentRow | null> {
  const [row] = await tx<ConsentRow[]>`
    select ${columns(tx)} from contact_consents
    where subject_id = ${id} and firm_id = ${firmId} and withdrawn_at is null
      and ends_at > ${now} and contact_sealed is not null
    for update`;
  return row ?? null;
}

/** The newest consent of each of some subjects for a firm, also an ended one. */
export function consentsOfSubjects(
  sql: Queryable,
  subjectIds: readonly string[],
  firmId: string,
): Promise<readonly ConsentRow[]> {
  return sql<ConsentRow[]>`
    select distinct on (subject_id) ${columns(sql)} from contact_consents
    where subject_id = any(${[...subjectIds]}::uuid[]) and firm_id = ${firmId}
    order by subject_id, given_at desc`;
}

/** Consents of a person, newest first. */
export function consentsOfUser(sql: Queryable, userId: string): Promise<readonly ConsentRow[]> {
  return sql<ConsentRow[]>`
    select ${columns(sql)} from contact_consents where user_id = ${userId}
    order by given_at desc, id limit 200`;
}

/** Withdraws a live consent of a person and erases the number with it. Null when the person has none of this id;
 * otherwise the consent, and whether it was live. */
export async function withdrawConsent(
  tx: Queryable,
  { consentId, userId, at }: { consentId: string; userId: string; at: Date },
): Promise<{ readonly row: ConsentRow; readonly wasLive: boolean } | null> {
  const [row] = await tx<ConsentRow[]>`
    select ${columns(tx)} from contact_consents
    where id = ${consentId} and user_id = ${userId} for update`;
  if (row === undefined) return null;
  const wasLive = row.withdrawnAt === null;
  if (wasLive) {
    await tx`
      update contact_consents set withdrawn_at = ${at}, contact_sealed = null
      where id = ${consentId}`;
  }
  return { row, wasLive };
}

/** Erases the numbers of consents whose time is over. */
export async function eraseEnded(sql: Queryable, now: Date): Promise<void> {
  await sql`
    update contact_consents set contact_sealed = null
    where ends_at <= ${now} and contact_sealed is not null`;
}

/** Ends the link between a person and the consents. */
export async function unlinkConsents(tx: Queryable, userId: string): Promise<void> {
  await tx`
    update contact_consents set user_id = null, contact_sealed = null where user_id = ${userId}`;
  await tx`
    update contact_complaints set user_id = null, caller = null, note = null
    where user_id = ${userId}`;
}

function columns(sql: Queryable) {
  return sql`id as "consentId", user_id as "userId", firm_id as "firmId",
    subject_id as "subjectId", about, channels, slot, given_at as "givenAt", ends_at as "endsAt",
    withdrawn_at as "withdrawnAt", contact_sealed as "contactSealed"`;
}
