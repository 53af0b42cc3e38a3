import type { IssuePicture } from '@pahiya/domain/fastag/ports';
import { canMoveIssue } from '@pahiya/domain/fastag/tag-issue';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import type { CleanDocument } from '../../order-documents/cleaning/clean-document.ts';
import { readUpload } from '../../order-documents/store-file.ts';
import { applyIssueReport } from './apply-report.ts';
import { findOwnIssue, findOwnSession, type OwnIssue } from './find-issue.ts';
import { drop } from './issue-otp.ts';
import { issuerUnavailable, issueWrongStep } from './issue-refusals.ts';
import {
  type IssueRow,
  type SentPicture,
  selectIssueLocked,
  updateFiles,
  updateIssueState,
} from './issue-repository.ts';

type Picture = OwnIssue & { readonly picture: IssuePicture; readonly contentBase64: string };

/** Cleans a picture and passes it to the issuer; it is not stored here. With the last one that the issuer asked for the
 * issue can be ordered; after a rejection the last one submits all again. Refuses `fastag/*` of an issue, `document/*`
 * and `request/too-large`. */
export async function passPicture(
  services: Services,
  { contentBase64, ...sent }: Picture,
): Promise<Result<undefined, Refusal>> {
  const found = await findOwnIssue(services, sent, ['accepted', 'ready', 'rejected']);
  if (!found.ok) return found;
  const row = found.value;
  const asked = row.state === 'rejected' ? row.resend : row.pictures;
  if (!asked.includes(sent.picture)) return err(issueWrongStep);
  const clean = await readUpload(contentBase64);
  if (!clean.ok) return clean;
  return row.state === 'rejected'
    ? passAgain(services, row, sent.picture, clean.value)
    : passFirst(services, sent, clean.value);
}

async function passFirst(
  services: Services,
  { picture, ...own }: OwnIssue & { readonly picture: IssuePicture },
  { bytes, contentType }: CleanDocument,
): Promise<Result<undefined, Refusal>> {
  const { issueId } = own;
  const found = await findOwnSession(services, own, ['accepted', 'ready']);
  if (!found.ok) return found;
  const { sessionRef } = found.value;
  const passed = await services.tagIssuer.upload({ sessionRef, picture, contentType, bytes });
  if (!passed.ok) return err(issuerUnavailable);
  if (passed.value === 'expired') return drop(services, issueId);
  const { fileRef } = passed.value;
  await services.sql.begin(async (tx) => {
    const row = await selectIssueLocked(tx, issueId);
    if (row === null) return;
    const files = withPicture(row.files, { picture, fileRef });
    await updateFiles(tx, issueId, { files, resend: row.resend });
    const isComplete = row.pictures.every((one) => files.some((file) => file.picture === one));
    if (isComplete && canMoveIssue(row.state, 'ready')) {
      await updateIssueState(tx, issueId, { state: 'ready', at: services.now() });
    }
  });
  return ok(undefined);
}

async function passAgain(
  services: Services,
  { issueId }: IssueRow,
  picture: IssuePicture,
  { bytes, contentType }: CleanDocument,
): Promise<Result<undefined, Refusal>> {
  const { sql, tagIssuer } = services;
  const requestId = issueId;
  const passed = await tagIssuer.uploadAgain({ requestId, picture, contentType, bytes });
  if (!passed.ok) return err(issuerUnavailable);
  const { fileRef } = passed.value;
  const stored = await sql.begin(async (tx) => {
    const row = await selectIssueLocked(tx, issueId);
    if (row === null || row.state !== 'rejected') return null;
    const files = withPicture(row.files, { picture, fileRef, isAgain: true });
    const again = files.filter(({ isAgain }) => isAgain);
    const isComplete = row.resend.every((one) => again.some((file) => file.picture === one));
    await updateFiles(tx, issueId, { files, resend: row.resend });
    return { again, isComplete };
  });
  if (stored === null) return err(issueWrongStep);
  if (!stored.isComplete) return ok(undefined);
  const fileRefs = stored.again.map((file) => file.fileRef);
  const report = await tagIssuer.resubmit({ requestId, fileRefs });
  // The pictures are with the issuer: sending one of them again submits them all.
  if (!report.ok) return err(issuerUnavailable);
  await sql.begin((tx) => applyIssueReport(tx, services, issueId, report.value));
  return ok(undefined);
}

function withPicture(files: readonly SentPicture[], added: SentPicture): readonly SentPicture[] {
  return [...files.filter(({ picture }) => picture !== added.picture), added];
}
