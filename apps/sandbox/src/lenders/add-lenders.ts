import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { CallCounter } from '../control/call-counter.ts';
import type { FaultBoard } from '../control/faults.ts';
import type { Inbox } from '../msg91/inbox.ts';
import { addLenderGateway } from './add-lender-gateway.ts';
import { addLoanNetwork } from './add-loan-network.ts';
import {
  DEFAULT_LENDER_SETTINGS,
  type LenderSettings,
  lenderSettingsInput,
} from './lender-settings.ts';
import { otpSender } from './lender-world.ts';
import { createLoanBook } from './loan-book.ts';
import { createLoanProofs } from './loan-proofs.ts';

export type LendersService = {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly gatewaySecret: string;
  readonly inbox: Inbox;
  readonly faults: FaultBoard;
  readonly calls: CallCounter;
  readonly now: () => Date;
};

/** Four invented lenders behind two protocols. Applications survive a reset, since the product may still ask for them;
 * `DELETE /control/lenders` clears them. */
export function addLenders(
  app: FastifyInstance,
  service: LendersService,
): { readonly addControl: (control: FastifyInstance) => void; readonly reset: () => void } {
  let current: LenderSettings = DEFAULT_LENDER_SETTINGS;
  const settings = () => current;
  const clock = () => service.now().getTime() + current.aheadMs;
  const proofs = createLoanProofs(settings, clock);
  const book = createLoanBook(settings, clock);
  const sendOtp = otpSender(service.inbox, service.now);
  const world = { ...service, settings, clock, proofs, book, sendOtp };
  const forgetTokens = addLoanNetwork(app, world);
  addLenderGateway(app, world);

  function addControl(control: FastifyInstance): void {
    control.get('/control/lenders', async () => ({ settings: current, received: book.list() }));
    control.put('/control/lenders', async (request, reply) => {
      const part = lenderSettingsInput.safeParse(request.body);
      if (!part.success) return reply.code(400).send({ error: z.prettifyError(part.error) });
      current = Object.assign({ ...current }, part.data);
      return { settings: current };
    });
    control.delete('/control/lenders', async (_request, reply) => {
      proofs.clear();
      book.clear();
      return reply.code(204).send();
    });
  }

  return {
    addControl,
    reset: () => {
      current = DEFAULT_LENDER_SETTINGS;
      forgetTokens();
    },
  };
}
