import type { FastifyInstance } from 'fastify';
import type { CallCounter } from '../control/call-counter.ts';
import type { FaultBoard } from '../control/faults.ts';
import type { Mailbox } from './mailbox.ts';
import { createSmtpService } from './smtp-service.ts';

/** Starts and stops the mail server with the sandbox. It has its own port: `GET /control/addresses` returns it as
 * `smtp://host:port`, or null without a mail server. */
export function addMailServer(
  app: FastifyInstance,
  place: { readonly port: number; readonly host: string } | undefined,
  parts: {
    readonly username: string;
    readonly password: string;
    readonly mailbox: Mailbox;
    readonly faults: FaultBoard;
    readonly calls: CallCounter;
    readonly now: () => Date;
  },
): { readonly addControl: (control: FastifyInstance) => void } {
  let address: string | null = null;
  if (place !== undefined) {
    const service = createSmtpService(parts);
    app.addHook('onReady', async () => {
      address = `smtp://${place.host}:${await service.listen(place.port, place.host)}`;
    });
    app.addHook('onClose', service.close);
  }
  return {
    addControl: (control) => {
      control.get('/control/addresses', async () => ({ smtp: address }));
    },
  };
}
