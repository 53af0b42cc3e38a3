import { callUrl } from '@pahiya/api-client/call-url';
import type { InputOf } from '@pahiya/contracts/contract';
import { addLogPhoto } from '@pahiya/contracts/upkeep/photo-calls';
import { addLogEntry, changeVehicleLog } from '@pahiya/contracts/upkeep/upkeep-calls';
import type { changeVehicleLog as changeContract } from '@pahiya/contracts/upkeep/upkeep-contracts';
import type { NewPost } from '../../../parts/outbox/outbox.ts';
import type { OutboxEntry } from '../../../parts/outbox/outbox-entry.ts';
import { addLinePath, editLinePath } from './log-path.ts';
import type { SentLine, TypedLine } from './read-line.ts';

/** A correction as it is sent. */
export type SentCorrection = Extract<InputOf<typeof changeContract>['body'], { act: 'edit' }>;

/** A line or a correction that waits on this device. */
export type WaitingLine = {
  readonly id: string;
  readonly addedAt: number;
  readonly code: string | null;
  readonly sent: SentLine;
  /** Of the line that is corrected; null for a new one. */
  readonly corrects: string | null;
  /** Id that the new line will have. */
  readonly makes: string | null;
};

/** The box of a vehicle's log on this device. Its name begins with what is erased on sign-out. */
export function logBoxOf(vehicleNumber: string): string {
  return `log:${vehicleNumber}`;
}

/** Key of a line: of its form and its content, so that a line sent twice is added once, and a corrected one is another. */
export function lineKey(formKey: string, sent: SentLine): string {
  let digest = 0x811c9dc5;
  for (const sign of JSON.stringify(sent)) {
    digest = Math.imul(digest ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return `${formKey}-${digest.toString(16)}`;
}

/** What a waiting line is called: its day, reading and work as they were typed. */
export function labelOf({ on, km, title }: Pick<TypedLine, 'on' | 'km' | 'title'>): string {
  return [on, km, title].filter((text) => text !== '').join(' · ');
}

/** A post of the log before it is sent or kept. */
export type LogPost = Omit<NewPost, 'instead'> & Pick<OutboxEntry, 'id' | 'file'>;

type NewLine = { readonly key: string; readonly label: string };

/** A new line as a post. Its key makes the server take it once. */
export function linePost(
  vehicleNumber: string,
  { key, label, sent }: NewLine & { readonly sent: SentLine },
): LogPost {
  return {
    ...{ id: key, box: logBoxOf(vehicleNumber), body: sent, file: null, label },
    path: callUrl(addLogEntry, { params: { vehicleNumber } }),
    ...(sent.entryId === undefined ? {} : { makes: sent.entryId }),
  };
}

/** A correction as a post. */
export function correctionPost(
  vehicleNumber: string,
  { key, label, sent }: NewLine & { readonly sent: SentCorrection },
): LogPost {
  return {
    ...{ id: key, box: logBoxOf(vehicleNumber), body: sent, file: null, label },
    path: callUrl(changeVehicleLog, { params: { vehicleNumber } }),
  };
}

/** A photo of a line as a post. The line may itself wait in the outbox. */
export function photoPost(
  vehicleNumber: string,
  photo: { readonly entryId: string; readonly file: Blob; readonly label: string },
): LogPost {
  return {
    id: crypto.randomUUID(),
    box: logBoxOf(vehicleNumber),
    path: callUrl(addLogPhoto, { params: { vehicleNumber } }),
    body: { entryId: photo.entryId },
    file: { field: 'contentBase64', blob: photo.file },
    label: photo.label,
    needs: photo.entryId,
  };
}

/** Reads a waiting post as a line or correction; null where it is a photo. */
export function waitingLine({
  id,
  addedAt,
  code,
  body,
  file,
  makes = null,
}: Omit<OutboxEntry, 'makes'> & { readonly makes?: string | null }): WaitingLine | null {
  if (file !== null) return null;
  // Written by linePost and correctionPost.
  if (body.act !== 'edit') {
    return { id, addedAt, code, sent: body as SentLine, corrects: null, makes };
  }
  const { entry, entryId } = body as SentCorrection;
  return { id, addedAt, code, sent: entry, corrects: entryId, makes: null };
}

/** Where a refused line or correction is put right; null for a photo. A line that is gone becomes a new one. */
export function mendPathOf(vehicleNumber: string, entry: OutboxEntry): string | null {
  const waiting = waitingLine(entry);
  if (waiting === null) return null;
  const { kind } = waiting.sent;
  const path =
    waiting.corrects === null || waiting.code === 'garage/entry-not-found'
      ? addLinePath(vehicleNumber, kind)
      : editLinePath(vehicleNumber, { kind, entryId: waiting.corrects, page: 1 });
  return `${path}&waiting=${encodeURIComponent(entry.id)}`;
}

/** Whether there is an outbox: not on the server, and not where the browser has no store. */
export function hasOutbox(): boolean {
  return typeof window !== 'undefined' && 'indexedDB' in window && 'locks' in navigator;
}
