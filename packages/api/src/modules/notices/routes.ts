import type { FastifyInstance } from 'fastify';
import type { ModuleTools } from '../../module-tools.ts';
import { deleteNoticesOf, noticesOf } from './notice-repository.ts';
import { deleteDevicesOf, deviceHistory } from './push/push-repository.ts';

/** Registers the personal data of notices. They have no calls of their own: subjects do. */
export function registerNotices(_: FastifyInstance, { accountData }: ModuleTools): void {
  accountData.push({
    name: 'notices',
    exportFor: async (sql, userId) => ({
      notices: [...(await noticesOf(sql, userId))],
      pushDevices: [...(await deviceHistory(sql, userId))],
    }),
    deleteFor: async (tx, userId) => {
      await deleteNoticesOf(tx, userId);
      await deleteDevicesOf(tx, userId);
    },
  });
}
