import { randomUUID } from 'node:crypto';
import { type FormDefinition, fieldsOf, type SinkName } from '@pahiya/domain/forms/form-definition';
import { missingConsents, readValues } from '@pahiya/domain/forms/read-values';
import type { Language } from '@pahiya/domain/shared/language';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Database } from '../../../db/database.ts';
import type { Caller } from '../../../http/caller.ts';
import { keyedHash } from '../../../http/keyed-hash.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { wakeWorkers } from '../../../tasks/wake-workers.ts';
import { deviceLabel } from '../../auth/device-label.ts';
import { type FormRevision, findFormRevision, findLiveForm } from '../definition/find-form.ts';
import { enqueueSubmission } from '../forwarding/enqueue-delivery.ts';
import { sealValues } from '../submissions/sealed-values.ts';
import {
  findSame,
  insertSubmission,
  type SubmissionRow,
} from '../submissions/submission-repository.ts';
import { badFields, changedForm, unknownForm } from './refusals.ts';

/** A replaced revision of an open form is accepted for this long. */
const openFormMs = 24 * 60 * 60 * 1000;
/** The same values from the same browser within this time are one submission, if the page sent no key. */
const sameWithinMs = 10 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;

/** A submitted form and its sender. */
export type Submission = {
  readonly formId: string;
  /** Null: the live version. */
  readonly version: number | null;
  readonly language: Language;
  readonly values: Readonly<Record<string, string>>;
  readonly consents: readonly string[];
  readonly submissionKey?: string | undefined;
  readonly website: string;
  readonly caller: Caller;
  readonly deviceId: string;
  readonly userAgent: string | undefined;
};

/** Accepts a submission: validated against the definition that was shown, stored encrypted with version, language, kind
 * of browser and every consent that was shown, and forwarded. No IP address is stored. A repeated one is stored once.
 * Suspected bots' are stored separately and not forwarded. Refuses `form/unknown`, `form/changed`,
 * `request/bad-input`. */
export async function submitForm(
  services: Services,
  submission: Submission,
): Promise<Result<{ readonly submissionId: string }, Refusal>> {
  const { sql, settings } = services;
  const now = services.now();
  const found = await shownRevision(sql, submission, now);
  if (!found.ok) return found;
  const { definition, revision, revisionId } = found.value;
  const read = readSubmission(definition, submission);
  if (!read.ok) return read;
  const id = randomUUID();
  const row: SubmissionRow = {
    id,
    formId: submission.formId,
    revision,
    revisionId,
    userId: submission.caller.kind === 'user' ? submission.caller.userId : null,
    language: submission.language,
    device: deviceLabel(submission.userAgent),
    valuesSealed: sealValues(settings.secret, id, read.value),
    consents: definition.consents.map(({ id: consent, textVersion }) => {
      return { id: consent, textVersion, isGiven: submission.consents.includes(consent) };
    }),
    isSuspect: submission.website !== '',
    submittedAt: now,
    eraseAt: new Date(now.getTime() + definition.retentionDays * dayMs),
  };
  const kept = await store(services, row, {
    contentHash: hashOf(settings.secret, submission, read.value),
    since: new Date(submission.submissionKey === undefined ? now.getTime() - sameWithinMs : 0),
    sink: definition.sink,
  });
  return ok({ submissionId: kept });
}

async function store(
  services: Services,
  row: SubmissionRow,
  { contentHash, since, sink }: { contentHash: Buffer; since: Date; sink: SinkName | null },
): Promise<string> {
  const { sql } = services;
  const done = await sql.begin(async (tx) => {
    const same = await findSame(tx, contentHash, since);
    if (same !== null) return { id: same, isForwarded: false };
    await insertSubmission(tx, row, contentHash);
    const isForwarded =
      sink !== null && !row.isSuspect && (await enqueueSubmission(tx, services, sink, row.id));
    return { id: row.id, isForwarded };
  });
  if (done.isForwarded) wakeWorkers(sql);
  return done.id;
}

/** The revision that was shown. */
async function shownRevision(
  sql: Database,
  { formId, version }: Submission,
  now: Date,
): Promise<Result<FormRevision, Refusal>> {
  const live = await findLiveForm(sql, formId);
  if (live === null) return err(unknownForm);
  if (version === null || live.revision === version) return ok(live);
  const shown = await findFormRevision(sql, formId, version);
  const isStillOpen =
    shown?.replacedAt != null && now.getTime() - shown.replacedAt.getTime() < openFormMs;
  return isStillOpen ? ok(shown) : err(changedForm);
}

function readSubmission(
  definition: FormDefinition,
  { values, consents }: Submission,
): Result<Readonly<Record<string, string>>, Refusal> {
  const read = readValues(fieldsOf(definition), values);
  const missing = missingConsents(definition.consents, consents);
  if (read.ok && missing.length === 0) return read;
  return err(badFields([...(read.ok ? [] : read.error), ...missing]));
}

/** Deduplication hash: the same values and consents on the same form, by the page's key, or else by the person or
 * browser. Keyed, because values could be guessed from a plain hash. */
function hashOf(
  secret: Uint8Array,
  { formId, consents, submissionKey, caller, deviceId, website }: Submission,
  values: Readonly<Record<string, string>>,
): Buffer {
  const owner = caller.kind === 'user' ? `user:${caller.userId}` : `device:${deviceId}`;
  const words = Object.keys(values)
    .sort()
    .map((field) => [field, values[field]]);
  const text = JSON.stringify([
    formId,
    submissionKey ?? owner,
    words,
    [...consents].sort(),
    website !== '',
  ]);
  return keyedHash(secret, 'form-submission', text);
}
