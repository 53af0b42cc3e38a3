import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { CallCounter } from '../control/call-counter.ts';
import type { FaultBoard } from '../control/faults.ts';
import { addRazorpayApi } from './api-routes.ts';
import { createBank } from './bank.ts';
import { addCheckoutRoutes } from './checkout-routes.ts';
import { createCheckoutSessions } from './checkout-session.ts';
import { addRazorpayControl } from './control-routes.ts';
import { createPlayer } from './play-outcome.ts';
import { createRefundDesk } from './refunds.ts';
import { createSettingsBoard, type settingsInput } from './settings.ts';
import { createRazorpayStore } from './store.ts';
import { createWebhookSender } from './webhooks.ts';

export type RazorpayService = {
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhookSecret: string;
  readonly settings?: z.infer<typeof settingsInput>;
  readonly faults: FaultBoard;
  readonly calls: CallCounter;
  readonly now: () => Date;
};

/** The complete gateway: API, hosted checkout, webhooks. Returns its routes for the control API, to be registered
 * behind its access check, and its reset. Orders survive a reset: the product may still request them. */
export function addRazorpay(
  app: FastifyInstance,
  service: RazorpayService,
): { readonly addControl: (control: FastifyInstance) => void; readonly reset: () => void } {
  const { keyId, keySecret, faults, calls, now } = service;
  const store = createRazorpayStore();
  const settings = createSettingsBoard(service.settings);
  const webhooks = createWebhookSender(settings, service.webhookSecret, now);
  const bank = createBank({ store, settings, webhooks, now });
  const player = createPlayer({ bank, store, settings, keySecret });
  const refunds = createRefundDesk({ store, settings, webhooks, now });
  addRazorpayApi(app, { keyId, keySecret, store, bank, refunds, settings, faults, calls, now });
  addCheckoutRoutes(app, { keyId, store, sessions: createCheckoutSessions(), player });
  app.addHook('onClose', async () => {
    for (const part of [player, refunds, webhooks]) part.close();
  });
  return {
    addControl: (control) => addRazorpayControl(control, { settings, player, store, webhooks }),
    reset: settings.reset,
  };
}
