import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { CallCounter } from '../control/call-counter.ts';
import type { FaultBoard } from '../control/faults.ts';
import { addInsurerHub } from './add-insurer-hub.ts';
import { addInsurerLink } from './add-insurer-link.ts';
import { addInsurerPage } from './insurer-page.ts';
import {
  DEFAULT_INSURER_SETTINGS,
  type InsurerSettings,
  insurerSettingsInput,
} from './insurer-settings.ts';
import { createPolicyBook } from './policy-book.ts';
import { createQuoteBook } from './quote-book.ts';

export type InsurersService = {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly linkSecret: string;
  readonly faults: FaultBoard;
  readonly calls: CallCounter;
  readonly now: () => Date;
};

/** Five invented insurers behind two protocols, and the page of the one that sells there. Quotes and policies survive a
 * reset, since the product may still ask for them; `DELETE /control/insurers` clears them. */
export function addInsurers(
  app: FastifyInstance,
  service: InsurersService,
): { readonly addControl: (control: FastifyInstance) => void; readonly reset: () => void } {
  let current: InsurerSettings = DEFAULT_INSURER_SETTINGS;
  const settings = () => current;
  const clock = () => service.now().getTime() + current.aheadMs;
  const book = createQuoteBook(settings, clock);
  const policies = createPolicyBook(book, settings, clock);
  const world = { ...service, settings, clock, book, policies };
  const forgetTokens = addInsurerHub(app, world);
  addInsurerLink(app, world);
  addInsurerPage(app, world);

  function addControl(control: FastifyInstance): void {
    control.get('/control/insurers', async () => ({
      settings: current,
      received: book.list(),
      policies: policies.list(),
    }));
    control.put('/control/insurers', async (request, reply) => {
      const part = insurerSettingsInput.safeParse(request.body);
      if (!part.success) return reply.code(400).send({ error: z.prettifyError(part.error) });
      current = Object.assign({ ...current }, part.data);
      return { settings: current };
    });
    control.delete('/control/insurers', async (_request, reply) => {
      book.clear();
      policies.clear();
      return reply.code(204).send();
    });
  }

  return {
    addControl,
    reset: () => {
      current = DEFAULT_INSURER_SETTINGS;
      forgetTokens();
    },
  };
}
