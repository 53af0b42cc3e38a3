import { addToOutbox } from '../../../parts/outbox/outbox.ts';
import type { OutboxEntry } from '../../../parts/outbox/outbox-entry.ts';
import type { TypedFinding } from './read-findings.ts';

/** The box of an inspection on this device. */
export function boxOf(inspectionId: string): string {
  return `inspection:${inspectionId}`;
}

const addressOf = (inspectionId: string, part: 'findings' | 'photos') =>
  `/api/v1/web/operator/my-inspections/${inspectionId}/${part}`;

/** Puts findings, or the odometer's reading, into the outbox. */
export function sendFindings(
  inspectionId: string,
  label: string,
  body: { readonly findings: readonly TypedFinding[]; readonly odometerKm?: number },
): Promise<unknown> {
  const path = addressOf(inspectionId, 'findings');
  return addToOutbox({ box: boxOf(inspectionId), path, body, label });
}

/** Puts a photo into the outbox. Its id makes the server take it once. */
export function sendPhoto(
  inspectionId: string,
  label: string,
  pointId: string,
  blob: Blob,
): Promise<unknown> {
  const photoId = crypto.randomUUID();
  return addToOutbox({
    id: photoId,
    box: boxOf(inspectionId),
    path: addressOf(inspectionId, 'photos'),
    body: { photoId, pointId },
    file: { field: 'contentBase64', blob },
    label,
  });
}

/** Findings that wait on this device, the latest of each point: they are newer than what the server has. */
export function waitingFindings(
  entries: readonly OutboxEntry[],
): ReadonlyMap<string, TypedFinding> {
  const latest = new Map<string, TypedFinding>();
  for (const { body, state } of entries) {
    if (state === 'refused' || !Array.isArray(body.findings)) continue;
    // Written by sendFindings.
    for (const finding of body.findings as TypedFinding[]) latest.set(finding.pointId, finding);
  }
  return latest;
}

/** Photos of a point that wait on this device. */
export function waitingPhotos(entries: readonly OutboxEntry[], pointId: string): number {
  return entries.filter(
    ({ body, file, state }) => file !== null && state !== 'refused' && body.pointId === pointId,
  ).length;
}
