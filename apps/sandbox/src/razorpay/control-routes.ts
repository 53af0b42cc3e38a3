import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { outcomes } from './outcomes.ts';
import type { Player } from './play-outcome.ts';
import { type SettingsBoard, settingsInput } from './settings.ts';
import type { RazorpayStore } from './store.ts';
import type { WebhookSender } from './webhooks.ts';

const payInput = z.strictObject({
  orderId: z.string(),
  outcome: z.enum(outcomes),
  method: z.enum(['upi', 'card', 'netbanking']).default('upi'),
});

/** The gateway's part of the control API: settings, and payments without a browser. */
export function addRazorpayControl(
  control: FastifyInstance,
  parts: {
    readonly settings: SettingsBoard;
    readonly player: Player;
    readonly store: RazorpayStore;
    readonly webhooks: WebhookSender;
  },
): void {
  const { settings, player, store, webhooks } = parts;

  control.get('/control/razorpay', async () => ({ settings: settings.now() }));

  control.put('/control/razorpay', async (request, reply) => {
    const part = settingsInput.safeParse(request.body);
    if (!part.success) return reply.code(400).send({ error: z.prettifyError(part.error) });
    return { settings: settings.change(part.data) };
  });

  control.get('/control/razorpay/events', async () => ({ events: webhooks.sent() }));

  control.post('/control/razorpay/pay', async (request, reply) => {
    const asked = payInput.safeParse(request.body);
    if (!asked.success) return reply.code(400).send({ error: z.prettifyError(asked.error) });
    const { orderId, outcome, method } = asked.data;
    const order = store.order(orderId);
    if (order === undefined) return reply.code(404).send({ error: 'no such order' });
    if (order.status === 'paid' && outcome !== 'dismissal') {
      return reply.code(409).send({ error: 'the order is paid' });
    }
    return player.play(orderId, outcome, method);
  });
}
