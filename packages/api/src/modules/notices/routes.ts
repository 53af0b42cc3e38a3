import type { FastifyInstance } from 'fastify';
import type { ModuleTools } from '../../module-tools.ts';
import { deleteNoticesOf, noticesOf, updateReported } from './notice-repository.ts';
import { deleteDevicesOf, deviceHistory } from './push/push-repository.ts';
import { addWhatsAppWebhook } from './whatsapp/whatsapp-webhook.ts';

/** Registers the personal data of notices, and where WhatsApp posts. They have no calls of their own: subjects do. */
export async function registerNotices(
  app: FastifyInstance,
  { services, accountData, onWithdrawal }: ModuleTools,
): Promise<void> {
  const onStatus = (status: Parameters<typeof updateReported>[1]) =>
    updateReported(services.sql, status);
  await app.register(async (scope) =>
    addWhatsAppWebhook(scope, services, { onStatus, onWithdrawal }),
  );
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
