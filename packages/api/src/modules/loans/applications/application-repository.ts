import type { ApplicationState } from '@pahiya/domain/loans/application-states';
import type { LoanAsk } from '@pahiya/domain/loans/ports';
import type { Queryable } from '../../../db/database.ts';

/** An application as stored. */
export type ApplicationRow = LoanAsk & {
  readonly applicationId: string;
  readonly userId: string;
  readonly isSandbox: boolean;
  readonly state: ApplicationState;
  /** Encrypted; null before the consent and after the end. */
  readonly person: Buffer | null;
  readonly mobileMasked: string;
  readonly otpSession: Buffer | null;
  readonly otpResends: number;
  readonly otpValidUntil: Date | null;
  readonly resendAfter: Date | null;
  readonly otpProof: Buffer | null;
  readonly chosenOffer: string | null;
  readonly lenderRef: string | null;
  readonly outcomeReason: string | null;
  readonly coolingOffUntil: Date | null;
  readonly createdAt: Date;
  readonly changedAt: Date;
};

const columns = (sql: Queryable) => sql`id as "applicationId", user_id as "userId", kind,
  amount_paise as amount, months, value_paise as value, vehicle_age as "vehicleAge",
  is_sandbox as "isSandbox", state, person, mobile_masked as "mobileMasked",
  otp_session as "otpSession", otp_resends as "otpResends", otp_valid_until as "otpValidUntil",
  resend_after as "resendAfter", otp_proof as "otpProof", chosen_offer as "chosenOffer",
  lender_ref as "lenderRef", outcome_reason as "outcomeReason",
  cooling_off_until as "coolingOffUntil", created_at as "createdAt", changed_at as "changedAt"`;

/** Stores a draft with its first step. */
export async function insertApplication(
  tx: Queryable,
  row: LoanAsk &
    Pick<ApplicationRow, 'applicationId' | 'userId' | 'isSandbox'> & { readonly at: Date },
): Promise<void> {
  await tx`
    insert into loan_applications (id, user_id, kind, amount_paise, months, value_paise,
      vehicle_age, is_sandbox, state, created_at, changed_at)
    values (${row.applicationId}, ${row.userId}, ${row.kind}, ${row.amount}, ${row.months},
      ${row.value}, ${row.vehicleAge}, ${row.isSandbox}, 'draft', ${row.at}, ${row.at})`;
  await insertStep(tx, row.applicationId, 'draft', row.at);
}

/** One application regardless of owner. */
export async function selectApplication(
  sql: Queryable,
  applicationId: string,
): Promise<ApplicationRow | null> {
  const [row] = await sql<ApplicationRow[]>`
    select ${columns(sql)} from loan_applications where id = ${applicationId}`;
  return row ?? null;
}

/** The same; locks its row. */
export async function lockApplication(
  tx: Queryable,
  applicationId: string,
): Promise<ApplicationRow | null> {
  const [row] = await tx<ApplicationRow[]>`
    select ${columns(tx)} from loan_applications where id = ${applicationId} for update`;
  return row ?? null;
}

/** A person's newest applications. */
export async function selectApplicationsOf(
  sql: Queryable,
  userId: string,
  atMost: number,
): Promise<readonly ApplicationRow[]> {
  return sql<ApplicationRow[]>`
    select ${columns(sql)} from loan_applications where user_id = ${userId}
    order by created_at desc, id limit ${atMost}`;
}

/** Moves an application and records the step. */
export async function updateState(
  tx: Queryable,
  applicationId: string,
  { state, at }: { readonly state: ApplicationState; readonly at: Date },
): Promise<void> {
  await tx`
    update loan_applications set state = ${state}, changed_at = ${at} where id = ${applicationId}`;
  await insertStep(tx, applicationId, state, at);
}

async function insertStep(
  tx: Queryable,
  applicationId: string,
  state: ApplicationState,
  at: Date,
): Promise<void> {
  await tx`
    insert into loan_application_steps (application_id, position, state, at)
    select ${applicationId}, coalesce(max(position), 0) + 1, ${state}, ${at}
    from loan_application_steps where application_id = ${applicationId}`;
}

/** Steps of an application, oldest first. */
export async function selectSteps(
  sql: Queryable,
  applicationId: string,
): Promise<readonly { readonly state: ApplicationState; readonly at: Date }[]> {
  return sql<{ state: ApplicationState; at: Date }[]>`
    select state, at from loan_application_steps where application_id = ${applicationId}
    order by position`;
}

/** Saves the person's details. */
export async function updatePerson(
  tx: Queryable,
  applicationId: string,
  { person, mobileMasked }: { readonly person: Buffer; readonly mobileMasked: string },
): Promise<void> {
  await tx`
    update loan_applications set person = ${person}, mobile_masked = ${mobileMasked}
    where id = ${applicationId}`;
}

/** Saves a session with its times and how many resends it had. */
export async function updateOtp(
  tx: Queryable,
  applicationId: string,
  otp: {
    readonly session: Buffer;
    readonly resends: number;
    readonly validUntil: Date;
    readonly resendAfter: Date;
  },
): Promise<void> {
  const { session, resends, validUntil, resendAfter } = otp;
  await tx`
    update loan_applications set otp_session = ${session}, otp_resends = ${resends},
      otp_valid_until = ${validUntil}, resend_after = ${resendAfter}
    where id = ${applicationId}`;
}

/** Takes one resend, so that two at once send one: true for the one that may send. */
export async function takeResend(
  tx: Queryable,
  applicationId: string,
  { resends, until }: { readonly resends: number; readonly until: Date },
): Promise<boolean> {
  const { count } = await tx`
    update loan_applications set otp_resends = ${resends} + 1, resend_after = ${until}
    where id = ${applicationId} and otp_resends = ${resends} and state = 'otp-sent'`;
  return count > 0;
}

/** Saves the proof of the phone, and erases the session that gave it. */
export async function updateProof(
  tx: Queryable,
  applicationId: string,
  proof: Buffer,
): Promise<void> {
  await tx`
    update loan_applications set otp_proof = ${proof}, otp_session = null
    where id = ${applicationId}`;
}

/** Erases session and proof. */
export async function eraseOtp(tx: Queryable, applicationId: string): Promise<void> {
  await tx`
    update loan_applications set otp_session = null, otp_proof = null, otp_resends = 0
    where id = ${applicationId}`;
}

/** Erases what is of no use when an application is over. */
export async function erasePerson(tx: Queryable, applicationId: string): Promise<void> {
  await tx`
    update loan_applications set person = null, otp_session = null, otp_proof = null
    where id = ${applicationId}`;
}

/** Saves the chosen offer; null takes it back. */
export async function updateChosen(
  tx: Queryable,
  applicationId: string,
  offerId: string | null,
): Promise<void> {
  await tx`update loan_applications set chosen_offer = ${offerId} where id = ${applicationId}`;
}

/** Saves what the lender reported. */
export async function updateOutcome(
  tx: Queryable,
  applicationId: string,
  outcome: {
    readonly lenderRef: string | null;
    readonly reason: string | null;
    readonly coolingOffUntil: Date | null;
  },
): Promise<void> {
  await tx`
    update loan_applications set lender_ref = coalesce(${outcome.lenderRef}, lender_ref),
      outcome_reason = ${outcome.reason}, cooling_off_until = ${outcome.coolingOffUntil}
    where id = ${applicationId}`;
}

/** Ids of applications in some states that did not change since an instant. */
export async function selectStill(
  sql: Queryable,
  states: readonly ApplicationState[],
  since: Date,
): Promise<readonly string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from loan_applications where state = any(${[...states]}) and changed_at < ${since}
    order by changed_at limit 1000`;
  return rows.map(({ id }) => id);
}

/** Deletes applications in some states that did not change since an instant; returns their number. */
export async function deleteStill(
  sql: Queryable,
  states: readonly ApplicationState[],
  since: Date,
): Promise<number> {
  const { count } = await sql`
    delete from loan_applications where state = any(${[...states]}) and changed_at < ${since}`;
  return count;
}

/** A person's applications for the account's export. */
export async function applicationHistory(sql: Queryable, userId: string) {
  return sql<Record<string, unknown>[]>`
    select a.kind, a.amount_paise as "amountPaise", a.months, a.value_paise as "valuePaise",
      a.vehicle_age as "vehicleAge", a.state, a.lender_ref as "lenderRef",
      a.outcome_reason as "outcomeReason", a.created_at as "createdAt",
      (select coalesce(jsonb_agg(jsonb_build_object('lender', c.lender_name,
        'purpose', c.purpose, 'check', c.credit_check, 'bureau', c.bureau,
        'textVersion', c.text_version, 'givenAt', c.given_at, 'sentAt', c.sent_at,
        'withdrawnAt', c.withdrawn_at, 'withdrawal', c.withdrawal) order by c.purpose desc, c.lender_name), '[]')
        from loan_consents c where c.application_id = a.id) as consents
    from loan_applications a where a.user_id = ${userId} order by a.created_at`;
}

/** Deletes a person's applications. */
export async function deleteApplicationsOf(tx: Queryable, userId: string): Promise<void> {
  await tx`delete from loan_applications where user_id = ${userId}`;
}
