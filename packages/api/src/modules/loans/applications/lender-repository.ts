import type { CreditCheck, LenderOffer } from '@pahiya/domain/loans/ports';
import type { Queryable } from '../../../db/database.ts';

/** What a consent is for: being asked for offers, or the application itself. */
export type ConsentPurpose = 'offers' | 'application';

/** A consent for one lender and purpose, with what followed from it. */
export type ConsentRow = {
  readonly consentId: string;
  readonly applicationId: string;
  readonly lenderId: string;
  readonly lenderName: string;
  readonly purpose: ConsentPurpose;
  readonly check: CreditCheck;
  readonly bureau: string;
  readonly keptDays: number;
  readonly textVersion: string;
  readonly givenAt: Date;
  readonly sentAt: Date | null;
  readonly withdrawal: 'asked' | 'withdrawn' | 'too-late' | 'unreachable' | null;
};

/** Stores a consent. */
export async function insertConsent(
  tx: Queryable,
  row: Omit<ConsentRow, 'sentAt' | 'withdrawal'>,
): Promise<void> {
  await tx`
    insert into loan_consents (id, application_id, lender_id, lender_name, purpose, credit_check,
      bureau, kept_days, text_version, given_at)
    values (${row.consentId}, ${row.applicationId}, ${row.lenderId}, ${row.lenderName},
      ${row.purpose}, ${row.check}, ${row.bureau}, ${row.keptDays}, ${row.textVersion},
      ${row.givenAt})`;
}

/** Consents of an application: those for offers by name of the lender, then that of the application itself. */
export async function selectConsents(
  sql: Queryable,
  applicationId: string,
): Promise<readonly ConsentRow[]> {
  return sql<ConsentRow[]>`
    select id as "consentId", application_id as "applicationId", lender_id as "lenderId",
      lender_name as "lenderName", purpose, credit_check as "check", bureau,
      kept_days as "keptDays", text_version as "textVersion", given_at as "givenAt",
      sent_at as "sentAt", withdrawal
    from loan_consents where application_id = ${applicationId} order by purpose desc, lender_name, id`;
}

/** Notes that data goes out under a consent that is not withdrawn, before it does. False: it may not. */
export async function noteSent(sql: Queryable, consentId: string, at: Date): Promise<boolean> {
  const { count } = await sql`
    update loan_consents set sent_at = coalesce(sent_at, ${at})
    where id = ${consentId} and withdrawn_at is null`;
  return count > 0;
}

/** Withdraws all consents of an application. Returns the lenders that got something, each once. */
export async function withdrawConsents(
  tx: Queryable,
  applicationId: string,
  at: Date,
): Promise<readonly string[]> {
  const rows = await tx<{ lenderId: string }[]>`
    update loan_consents set withdrawn_at = ${at},
      withdrawal = case when sent_at is null then 'withdrawn' else 'asked' end
    where application_id = ${applicationId} and withdrawn_at is null
    returning case when sent_at is not null then lender_id end as "lenderId"`;
  return [...new Set(rows.map(({ lenderId }) => lenderId).filter((id) => id !== null))];
}

/** Saves how a lender answered a withdrawal. */
export async function updateWithdrawal(
  sql: Queryable,
  { applicationId, lenderId }: { readonly applicationId: string; readonly lenderId: string },
  withdrawal: 'withdrawn' | 'too-late' | 'unreachable',
): Promise<void> {
  await sql`
    update loan_consents set withdrawal = ${withdrawal}
    where application_id = ${applicationId} and lender_id = ${lenderId} and withdrawal = 'asked'`;
}

/** Lenders of a person's applications that got something under a consent that still holds. */
export async function selectTold(
  tx: Queryable,
  userId: string,
): Promise<readonly { readonly applicationId: string; readonly lenderId: string }[]> {
  return tx<{ applicationId: string; lenderId: string }[]>`
    select distinct c.application_id as "applicationId", c.lender_id as "lenderId"
    from loan_consents c join loan_applications a on a.id = c.application_id
    where a.user_id = ${userId} and c.sent_at is not null
      and (c.withdrawal is null or c.withdrawal = 'asked')
      and a.state not in ('sanctioned', 'declined')`;
}

/** What a lender answered. */
export type AnswerRow = {
  readonly lenderId: string;
  readonly lenderName: string;
  readonly state: 'waiting' | 'offers' | 'no-offer' | 'failed';
  readonly reason: string | null;
  readonly answeredAt: Date | null;
};

/** Marks lenders as being asked: those not asked before, and with `again` those that failed. */
export async function startAsking(
  tx: Queryable,
  applicationId: string,
  lenders: readonly { readonly lenderId: string; readonly lenderName: string }[],
): Promise<void> {
  for (const { lenderId, lenderName } of lenders) {
    await tx`
      insert into loan_lender_answers as l (application_id, lender_id, lender_name, state)
      values (${applicationId}, ${lenderId}, ${lenderName}, 'waiting')
      on conflict (application_id, lender_id) do update
        set state = 'waiting', reason = null, answered_at = null where l.state = 'failed'`;
  }
}

/** Answers of the lenders, by name. */
export async function selectAnswers(
  sql: Queryable,
  applicationId: string,
): Promise<readonly AnswerRow[]> {
  return sql<AnswerRow[]>`
    select lender_id as "lenderId", lender_name as "lenderName", state, reason,
      answered_at as "answeredAt"
    from loan_lender_answers where application_id = ${applicationId} order by lender_name`;
}

/** Saves an answer that was awaited; false when it came already. */
export async function updateAnswer(
  tx: Queryable,
  applicationId: string,
  { lenderId, state, reason, answeredAt }: Omit<AnswerRow, 'lenderName'>,
): Promise<boolean> {
  const { count } = await tx`
    update loan_lender_answers
    set state = ${state}, reason = ${reason}, answered_at = ${answeredAt}
    where application_id = ${applicationId} and lender_id = ${lenderId} and state = 'waiting'`;
  return count > 0;
}

/** An offer as stored. */
export type OfferRow = {
  readonly offerId: string;
  readonly lenderId: string;
  readonly lenderName: string;
  readonly offer: LenderOffer;
  readonly validUntil: Date;
  readonly receivedAt: Date;
};

/** Stores an offer. */
export async function insertOffer(
  tx: Queryable,
  applicationId: string,
  row: OfferRow,
): Promise<void> {
  await tx`
    insert into loan_offers (id, application_id, lender_id, lender_name, offer, valid_until,
      received_at)
    values (${row.offerId}, ${applicationId}, ${row.lenderId}, ${row.lenderName},
      ${tx.json(row.offer)}, ${row.validUntil}, ${row.receivedAt})`;
}

/** Offers of an application. */
export async function selectOffers(
  sql: Queryable,
  applicationId: string,
): Promise<readonly OfferRow[]> {
  return sql<OfferRow[]>`
    select id as "offerId", lender_id as "lenderId", lender_name as "lenderName", offer,
      valid_until as "validUntil", received_at as "receivedAt"
    from loan_offers where application_id = ${applicationId} order by id`;
}
