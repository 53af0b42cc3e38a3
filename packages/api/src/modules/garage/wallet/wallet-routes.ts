import * as contracts from '@pahiya/contracts/garage/wallet-contracts';
import { walletState } from '@pahiya/domain/garage/wallet';
import { displayVehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { istDateOf, parseIstDate } from '@pahiya/domain/shared/ist-date';
import { err, ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { User } from '../../../http/caller.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { LimitRule } from '../../../limits/limiter.ts';
import type { ModuleTools } from '../../../module-tools.ts';
import { enqueueTasks } from '../../../tasks/enqueue-task.ts';
import { wakeWorkers } from '../../../tasks/wake-workers.ts';
import { notReadable } from '../../order-documents/document-refusals.ts';
import { fileAnswer } from '../../order-documents/file-answer.ts';
import { openFile } from '../../order-documents/read-document.ts';
import { garageVehicles } from '../garage-vehicles.ts';
import { addWalletDocument } from './add-wallet-document.ts';
import {
  deleteWallet,
  deleteWalletDocument,
  selectWallet,
  selectWalletDocument,
  updateValidUpto,
  walletHistory,
} from './wallet-repository.ts';

const uploads: LimitRule = { name: 'wallet-upload', points: 40, perSeconds: 3600 };
const changes: LimitRule = { name: 'wallet-change', points: 240, perSeconds: 3600 };
const files: LimitRule = { name: 'wallet-file', points: 240, perSeconds: 600 };

/** An upload of 8 MB as base64. */
const uploadBytes = 11_500_000;

/** Registers the calls of the document wallet. */
export function registerWallet(
  app: FastifyInstance,
  { services, serve, accountData }: ModuleTools,
): void {
  const { sql, now } = services;
  const perUser =
    (rule: LimitRule) =>
    ({ caller }: { readonly caller: User }) => [{ rule, key: caller.userId }];

  serve(app, contracts.listWallet, async ({ caller }) => {
    const [rows, numbers] = await Promise.all([
      selectWallet(sql, caller.userId),
      garageVehicles(sql, caller.userId),
    ]);
    const today = istDateOf(now());
    return ok({
      documents: rows.map(
        ({
          documentId,
          userId,
          vehicleNumber,
          kind,
          title,
          validUpto,
          contentType,
          bytes,
          addedAt,
        }) => ({
          ...{ documentId, vehicleNumber, kind, title, validUpto, bytes },
          ...walletState(validUpto, today),
          display: vehicleNumber === null ? null : displayVehicleNumber(vehicleNumber),
          isOwn: userId === caller.userId,
          isPdf: contentType === 'application/pdf',
          addedAt: addedAt.toISOString(),
        }),
      ),
      vehicles: numbers.map((vehicleNumber) => ({
        vehicleNumber,
        display: displayVehicleNumber(vehicleNumber),
      })),
    });
  });

  serve(
    app,
    contracts.addWalletDocument,
    ({ caller, body }) => addWalletDocument(services, caller.userId, body),
    { limits: perUser(uploads), bodyLimitBytes: uploadBytes },
  );

  serve(
    app,
    contracts.changeWalletDocument,
    async ({ caller: { userId }, params: { documentId }, body }) => {
      if (body.act === 'date') {
        const day = body.validUpto === null ? null : parseIstDate(body.validUpto);
        const isChanged = await updateValidUpto(sql, userId, documentId, day);
        return isChanged ? ok({ changed: true as const }) : err(documentNotFound);
      }
      const isErased = await sql.begin(async (tx) => {
        const storageKey = await deleteWalletDocument(tx, userId, documentId);
        if (storageKey === null) return false;
        await enqueueTasks(tx, 'erase-file', { subjects: [storageKey], dueAt: now() });
        return true;
      });
      wakeWorkers(sql);
      return isErased ? ok({ changed: true as const }) : err(documentNotFound);
    },
    { limits: perUser(changes), bodyLimitBytes: 1024 },
  );

  serve(
    app,
    contracts.walletFile,
    async ({ caller, params, reply }) => {
      const row = await selectWalletDocument(sql, caller.userId, params.documentId);
      if (row === null) return err(documentNotFound);
      const opened = await openFile(services, row);
      if (opened === 'unavailable') return err(notReadable);
      return opened === null
        ? err(documentNotFound)
        : ok(fileAnswer(reply, opened, `${row.kind}.pdf`));
    },
    { limits: perUser(files) },
  );

  accountData.push({
    name: 'wallet',
    exportFor: async (tx, userId) => ({ wallet: [...(await walletHistory(tx, userId))] }),
    deleteFor: async (tx, userId) => {
      const subjects = await deleteWallet(tx, userId);
      await enqueueTasks(tx, 'erase-file', { subjects, dueAt: now() });
    },
  });
}

const documentNotFound: Refusal = {
  code: 'garage/document-not-found',
  detail: 'There is no such document in your wallet.',
};
