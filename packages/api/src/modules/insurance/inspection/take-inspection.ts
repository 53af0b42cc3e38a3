import { randomUUID } from 'node:crypto';
import type { PhotoFault } from '@pahiya/domain/fastag/tag-photo';
import { photoFaults } from '@pahiya/domain/fastag/tag-photo';
import {
  type InspectionShot,
  inspectionHours,
  plateShots,
} from '@pahiya/domain/insurance/vehicle-inspection';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { User } from '../../../http/caller.ts';
import type { Device } from '../../../http/device.ts';
import type { Refusal } from '../../../http/refusal.ts';
import { putSealedFile } from '../../../sealed-files.ts';
import type { Services } from '../../../services.ts';
import { enqueueTasks } from '../../../tasks/enqueue-task.ts';
import { measurePhoto } from '../../images/uploads/measure-photo.ts';
import {
  imageNotStored,
  imageRefusals,
  readImage,
  readImageBytes,
} from '../../images/uploads/read-image.ts';
import { openDesk } from '../quotes/quote-refusals.ts';
import { selectAnsweredRequest } from '../quotes/request-repository.ts';
import { isOver, shotsOf, toInspection } from './inspection-on-wire.ts';
import { inspectionClosed, noInspectionNeeded } from './inspection-refusals.ts';
import {
  type InspectionRow,
  insertInspection,
  lockInspection,
  savePicture,
  selectInspection,
  selectPictures,
  updateInspection,
} from './inspection-repository.ts';
import { pictureSeal } from './read-picture.ts';

type Asked = { readonly requestId: string; readonly insurerId: string };
type Inspection = ReturnType<typeof toInspection>;

/** The inspection of a quote; null while none was begun. */
export async function readInspection(
  { sql, now }: Services,
  asked: Asked & { readonly userId: string },
): Promise<Result<{ readonly inspection: Inspection | null }, Refusal>> {
  const row = await selectInspection(sql, asked);
  const pictures = row === null ? [] : await selectPictures(sql, row.inspectionId);
  return ok({ inspection: row === null ? null : toInspection(row, pictures, now()) });
}

/** Begins the inspection that a quote needs. Begun twice it stays one. Refuses `insurance/no-inspection`. */
export async function startInspection(
  services: Services,
  { requestId, insurerId, caller, device }: Asked & { caller: User; device: Device },
): Promise<Result<{ readonly inspection: Inspection | null }, Refusal>> {
  const { sql } = services;
  const at = services.now();
  const { userId } = caller;
  const found = await selectAnsweredRequest(sql, requestId, { caller, device }, at);
  const { request = null, answers = [] } = found ?? {};
  const insurer = openDesk(services)?.insurers.find(({ profile }) => profile.id === insurerId);
  const quote = answers.find((one) => one.insurerId === insurerId)?.quote ?? null;
  const isNeeded = quote?.needsInspection === true && insurer !== undefined;
  if (request === null || !isNeeded || insurer.issuer === null) return err(noInspectionNeeded);
  const quoteUntil = new Date(quote.validUntil);
  const { vehicleNumber } = request.vehicle;
  // The pictures have to show the plate; a new vehicle has none.
  if (quoteUntil <= at || vehicleNumber === null) return err(noInspectionNeeded);
  await sql.begin((tx) =>
    insertInspection(
      tx,
      {
        ...{ inspectionId: randomUUID(), requestId, insurerId, userId },
        insurerName: insurer.profile.name,
        vehicleNumber,
        expiresAt: new Date(at.getTime() + inspectionHours * 3_600_000),
      },
      { at, quoteUntil },
    ),
  );
  return readInspection(services, { requestId, insurerId, userId });
}

type Fault = PhotoFault | 'plate-not-seen';
type Taken = {
  readonly isTaken: boolean;
  readonly faults: Fault[];
  readonly inspection: Inspection | null;
};

/** Takes a picture: measured as on the device, re-encoded, encrypted and stored in place of the one before. A picture with
 * faults is not stored. Refuses `insurance/inspection-closed`, `document/*` and `request/too-large`. */
export async function addPicture(
  services: Services,
  {
    shot,
    contentBase64,
    plateReadable,
    ...asked
  }: Asked & {
    readonly userId: string;
    readonly shot: InspectionShot;
    readonly contentBase64: string;
    readonly plateReadable: boolean;
  },
): Promise<Result<Taken, Refusal>> {
  const { sql } = services;
  const row = await selectInspection(sql, asked);
  if (row === null || !takesPictures(row, services.now())) return err(inspectionClosed);
  const bytes = readImageBytes(contentBase64);
  if (!bytes.ok) return bytes;
  const measured = await measurePhoto(bytes.value);
  if (!measured.ok) return err(imageRefusals[measured.error]);
  const faults: Fault[] = [
    ...photoFaults(measured.value),
    ...(plateShots.has(shot) && !plateReadable ? (['plate-not-seen'] as const) : []),
  ];
  const answer = async (isTaken: boolean): Promise<Result<Taken, Refusal>> => {
    const read = await readInspection(services, asked);
    return read.ok ? ok({ ...read.value, isTaken, faults }) : read;
  };
  if (faults.length > 0) return answer(false);
  const drawn = await readImage(contentBase64);
  if (!drawn.ok) return drawn;
  const storageKey = `insurance-inspections/${randomUUID()}`;
  const isStored = await putSealedFile(services, pictureSeal(storageKey), drawn.value.bytes);
  if (!isStored) return err(imageNotStored);
  const isTaken = await sql.begin(async (tx) => {
    const locked = await lockInspection(tx, row.inspectionId);
    const at = services.now();
    const isOpen = locked !== null && takesPictures(locked, at);
    const before = isOpen
      ? await savePicture(tx, row.inspectionId, { shot, storageKey, at })
      : storageKey;
    if (before !== null) await enqueueTasks(tx, 'erase-file', { subjects: [before], dueAt: at });
    return isOpen;
  });
  return isTaken ? answer(true) : err(inspectionClosed);
}

function takesPictures(row: InspectionRow, now: Date): boolean {
  return row.state === 'open' && !isOver(row, now);
}

/** Hands the pictures to the desk, once all are there. */
export async function submitInspection(
  services: Services,
  asked: Asked & { readonly userId: string },
): Promise<Result<{ readonly inspection: Inspection | null }, Refusal>> {
  const found = await selectInspection(services.sql, asked);
  if (found === null) return err(inspectionClosed);
  const done = await services.sql.begin(async (tx): Promise<Result<undefined, Refusal>> => {
    const row = await lockInspection(tx, found.inspectionId);
    const at = services.now();
    if (row?.state === 'submitted') return ok(undefined);
    if (row === null || !takesPictures(row, at)) return err(inspectionClosed);
    const left = shotsOf(await selectPictures(tx, row.inspectionId)).filter(
      ({ state }) => state !== 'added',
    );
    if (left.length > 0) return err(picturesMissing(left.map(({ shot }) => shot)));
    const { expiresAt } = row;
    const to = { state: 'submitted', expiresAt, submittedAt: at, note: null } as const;
    await updateInspection(tx, row.inspectionId, { ...to, decided: null });
    return ok(undefined);
  });
  return done.ok ? readInspection(services, asked) : done;
}

function picturesMissing(shots: readonly string[]): Refusal {
  return {
    code: 'request/bad-input',
    detail: 'Some pictures are missing; see errors for details.',
    errors: shots.map((shot) => ({ path: `body.${shot}`, message: 'Take this picture first.' })),
  };
}
