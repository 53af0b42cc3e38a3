import { randomUUID } from 'node:crypto';
import type { AnswerOf, InputOf } from '@pahiya/contracts/contract';
import type { addWalletDocument as contract } from '@pahiya/contracts/garage/wallet-contracts';
import { walletSize } from '@pahiya/domain/garage/wallet';
import { parseIstDate } from '@pahiya/domain/shared/ist-date';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import type { Services } from '../../../services.ts';
import { enqueueTasks } from '../../../tasks/enqueue-task.ts';
import { wakeWorkers } from '../../../tasks/wake-workers.ts';
import { lockUser } from '../../auth/find-user.ts';
import { readUpload, storeFile } from '../../order-documents/store-file.ts';
import { readLookupMark } from '../../vehicle/read-lookup-mark.ts';
import { isInGarage } from '../is-in-garage.ts';
import {
  countWallet,
  deleteBrokenOff,
  deleteWalletDocument,
  insertWalletDocument,
  updateStored,
} from './wallet-repository.ts';

/** An upload that has not ended after this time was broken off. */
const brokenOffAfterMs = 3_600_000;

/** Keeps a copy: sanitised, noted, encrypted and written, then noted as stored. A file is never without a row, so
 * nothing is left in the file store that deletion of the account would miss. */
export async function addWalletDocument(
  services: Services,
  userId: string,
  body: InputOf<typeof contract>['body'],
): Promise<Result<AnswerOf<typeof contract>, Refusal>> {
  const { sql, now } = services;
  const vehicle =
    body.vehicleNumber === undefined
      ? ok(null)
      : readLookupMark(body.vehicleNumber, 'body.vehicleNumber');
  if (!vehicle.ok) return vehicle;
  const vehicleNumber = vehicle.value?.vehicleNumber ?? null;
  if (vehicleNumber !== null && !(await isInGarage(sql, userId, vehicleNumber))) {
    return err({ code: 'garage/not-in-garage', detail: 'This vehicle is not in your garage.' });
  }
  const clean = await readUpload(body.contentBase64);
  if (!clean.ok) return clean;
  const documentId = randomUUID();
  const storageKey = `wallet/${documentId}`;
  const isNoted = await sql.begin(async (tx) => {
    await lockUser(tx, userId);
    const before = new Date(now().getTime() - brokenOffAfterMs);
    const subjects = await deleteBrokenOff(tx, userId, before);
    await enqueueTasks(tx, 'erase-file', { subjects, dueAt: now() });
    if ((await countWallet(tx, userId)) >= walletSize) return false;
    await insertWalletDocument(tx, {
      ...{ documentId, userId, vehicleNumber, kind: body.kind, storageKey, at: now() },
      title: body.title === undefined || body.title === '' ? null : body.title,
      validUpto: body.validUpto === undefined ? null : parseIstDate(body.validUpto),
    });
    return true;
  });
  if (!isNoted) return err(walletFull);
  const stored = await storeFile(services, storageKey, clean.value);
  if (!stored.ok) {
    await deleteWalletDocument(sql, userId, documentId);
    return stored;
  }
  if (await updateStored(sql, documentId, { ...stored.value, at: now() })) {
    return ok({ documentId });
  }
  // The account was deleted while the file was written.
  await enqueueTasks(sql, 'erase-file', { subjects: [storageKey], dueAt: now() });
  wakeWorkers(sql);
  return err({ code: 'document/not-stored', detail: 'The document could not be stored.' });
}

const walletFull: Refusal = {
  code: 'garage/wallet-full',
  detail: `You can keep up to ${walletSize} documents. Erase one to add another.`,
};
