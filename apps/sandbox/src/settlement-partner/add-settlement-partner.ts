import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ChallanWorld } from '../challans/challan-world.ts';
import type { CallCounter } from '../control/call-counter.ts';
import type { FaultBoard } from '../control/faults.ts';
import type { Inbox } from '../msg91/inbox.ts';
import { createCourtOtps } from './court-otps.ts';
import { addPartnerRoutes } from './routes.ts';
import { DEFAULT_SETTINGS, type PartnerSettings, settingsInput } from './settings.ts';
import { createSettlementBook } from './settlement-book.ts';

export type SettlementPartnerService = {
  readonly apiKey: string;
  readonly world: ChallanWorld;
  readonly inbox: Inbox;
  readonly faults: FaultBoard;
  readonly calls: CallCounter;
  readonly now: () => Date;
};

/** The complete partner. Returns its routes for the control API and its reset. Settlements and payments to
 * authorities survive a reset: the product may still request them. `DELETE /control/settlement-partner` clears
 * both. */
export function addSettlementPartner(
  app: FastifyInstance,
  service: SettlementPartnerService,
): { readonly addControl: (control: FastifyInstance) => void; readonly reset: () => void } {
  const { world, now } = service;
  let settings: PartnerSettings = DEFAULT_SETTINGS;
  const book = createSettlementBook({ world, now, settings: () => settings });
  const otps = createCourtOtps();
  addPartnerRoutes(app, { ...service, book, otps, settings: () => settings });

  function change(part: z.infer<typeof settingsInput>): void {
    settings = Object.assign({ ...settings }, part);
    world.book.setDelay(settings.showAfterMs);
  }

  function addControl(control: FastifyInstance): void {
    control.get('/control/settlement-partner', async () => ({
      settings,
      settlements: book.list(),
    }));

    control.put('/control/settlement-partner', async (request, reply) => {
      const part = settingsInput.safeParse(request.body);
      if (!part.success) return reply.code(400).send({ error: z.prettifyError(part.error) });
      change(part.data);
      return { settings };
    });

    control.delete('/control/settlement-partner', async (_request, reply) => {
      book.clear();
      otps.clear();
      world.book.clear();
      return reply.code(204).send();
    });
  }

  return { addControl, reset: () => change(DEFAULT_SETTINGS) };
}
