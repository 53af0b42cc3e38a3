import { z } from 'zod';
import { razorpayId } from './entities.ts';

const webAddress = z.url({ protocol: /^https?$/ });

/** Fields of Razorpay's hosted checkout that the sandbox reads; others are ignored. */
export const checkoutForm = z
  .object({
    key_id: z.string(),
    order_id: z.string(),
    name: z.string().max(200).default(''),
    description: z.string().max(500).default(''),
    callback_url: webAddress,
    cancel_url: webAddress.optional(),
    'config[display][language]': z.string().optional(),
  })
  .transform((form) => ({
    keyId: form.key_id,
    orderId: form.order_id,
    name: form.name,
    description: form.description,
    callbackUrl: form.callback_url,
    cancelUrl: form.cancel_url ?? null,
    language: form['config[display][language]'] === 'hi' ? ('hi' as const) : ('en' as const),
  }));

/** A checkout session. The amount is the order's, never the browser's. */
export type CheckoutSession = z.output<typeof checkoutForm> & { readonly id: string };

export type CheckoutSessions = {
  readonly open: (form: z.output<typeof checkoutForm>) => CheckoutSession;
  readonly find: (id: string) => CheckoutSession | undefined;
};

const MOST_SESSIONS = 2_000;

export function createCheckoutSessions(): CheckoutSessions {
  const sessions = new Map<string, CheckoutSession>();
  return {
    open(form) {
      const session = { ...form, id: razorpayId('chk') };
      sessions.set(session.id, session);
      const [oldest] = sessions.keys();
      if (sessions.size > MOST_SESSIONS && oldest !== undefined) sessions.delete(oldest);
      return session;
    },
    find: (id) => sessions.get(id),
  };
}
