import * as contracts from '@pahiya/contracts/upkeep/photo-contracts';
import { err, ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { User } from '../../http/caller.ts';
import type { LimitRule } from '../../limits/limiter.ts';
import type { ModuleTools } from '../../module-tools.ts';
import { enqueueTasks } from '../../tasks/enqueue-task.ts';
import { wakeWorkers } from '../../tasks/wake-workers.ts';
import { notReadable } from '../order-documents/document-refusals.ts';
import { fileAnswer } from '../order-documents/file-answer.ts';
import { openFile } from '../order-documents/read-document.ts';
import { addLogPhoto } from './add-log-photo.ts';
import { entryNotFound } from './edit-log-entry.ts';
import { deletePhoto, selectPhoto } from './log-photo-repository.ts';
import { findLog } from './own-log.ts';

const uploads: LimitRule = { name: 'upkeep-photo', points: 60, perSeconds: 3600 };
const changes: LimitRule = { name: 'upkeep-photo-change', points: 240, perSeconds: 3600 };
const files: LimitRule = { name: 'upkeep-photo-file', points: 600, perSeconds: 600 };

/** An upload of 8 MB as base64. */
const uploadBytes = 11_500_000;

/** Registers the calls about photos of the log. */
export function registerLogPhotos(app: FastifyInstance, { services, serve }: ModuleTools): void {
  const { sql, now } = services;
  const perUser =
    (rule: LimitRule) =>
    ({ caller }: { readonly caller: User }) => [{ rule, key: caller.userId }];

  serve(
    app,
    contracts.addLogPhoto,
    async ({ caller, params, body }) => {
      const own = await findLog(services, caller.userId, params.vehicleNumber, 'write-log');
      return own.ok ? addLogPhoto(services, own.value, body) : own;
    },
    { limits: perUser(uploads), bodyLimitBytes: uploadBytes },
  );

  serve(
    app,
    contracts.removeLogPhoto,
    async ({ caller, params }) => {
      const own = await findLog(services, caller.userId, params.vehicleNumber, 'keep');
      if (!own.ok) return own;
      const isErased = await sql.begin(async (tx) => {
        const storageKey = await deletePhoto(tx, own.value, params.photoId);
        if (storageKey === null) return false;
        await enqueueTasks(tx, 'erase-file', { subjects: [storageKey], dueAt: now() });
        return true;
      });
      wakeWorkers(sql);
      return isErased ? ok({ removed: true as const }) : err(entryNotFound);
    },
    { limits: perUser(changes), bodyLimitBytes: 1024 },
  );

  serve(
    app,
    contracts.logPhoto,
    async ({ caller, params, reply }) => {
      const own = await findLog(services, caller.userId, params.vehicleNumber, 'see-documents');
      if (!own.ok) return own;
      const row = await selectPhoto(sql, own.value, params.photoId);
      if (row === null) return err(entryNotFound);
      const opened = await openFile(services, row);
      if (opened === 'unavailable') return err(notReadable);
      return opened === null ? err(entryNotFound) : ok(fileAnswer(reply, opened, 'photo.pdf'));
    },
    { limits: perUser(files) },
  );
}
