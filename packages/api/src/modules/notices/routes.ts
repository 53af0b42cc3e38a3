import type { FastifyInstance } from 'fastify';
import type { ModuleTools } from '../../module-tools.ts';
import { deleteExtrasOf, dropExtraWhatsApp } from './extras/extra-repository.ts';
import { extraHistory } from './extras/extras.ts';
import { deleteNoticesOf, noticesOf, updateReported } from './notice-repository.ts';
import { deleteOwnHours, selectOwnHours } from './own-hours-repository.ts';
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
  onWithdrawal.push(async (tx, userId, purpose) => {
    if (purpose === 'whatsapp-alerts') await dropExtraWhatsApp(tx, userId);
  });
  accountData.push({
    name: 'notices',
    exportFor: async (sql, userId) => ({
      notices: [...(await noticesOf(sql, userId))],
      pushDevices: [...(await deviceHistory(sql, userId))],
      messageChoices: [
        ...(await extraHistory(sql, userId)),
        ...[(await selectOwnHours(sql, userId)) ?? []].flat(),
      ],
    }),
    deleteFor: async (tx, userId) => {
      await deleteNoticesOf(tx, userId);
      await deleteDevicesOf(tx, userId);
      await deleteExtrasOf(tx, userId);
      await deleteOwnHours(tx, userId);
    },
  });
}
