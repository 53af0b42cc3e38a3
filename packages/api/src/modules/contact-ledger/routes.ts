import {
  deskLateErasures,
  listContacts,
  reportCall as reportContract,
  stopContact as stopContract,
} from '@pahiya/contracts/contact-ledger/contact-contracts';
import { ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { LimitRule } from '../../limits/limiter.ts';
import type { ModuleTools } from '../../module-tools.ts';
import { contactAccountData } from './contact-account-data.ts';
import { readLateErasures } from './read-late-erasures.ts';
import { readLedger } from './read-ledger.ts';
import { reportCall } from './report-call.ts';
import { stopContact } from './stop-contact.ts';

const reports: LimitRule = { name: 'report-call', points: 20, perSeconds: 86_400 };

/** Registers "who has my number". */
export function registerContactLedger(
  app: FastifyInstance,
  { services, serve, accountData, onContactStopped }: ModuleTools,
): void {
  accountData.push(contactAccountData(services, onContactStopped));
  serve(app, listContacts, async ({ caller }) => ok(await readLedger(services, caller.userId)));
  serve(app, deskLateErasures, async () => ok({ late: await readLateErasures(services) }));
  serve(app, stopContract, ({ params, caller }) =>
    stopContact(services, onContactStopped, { ...params, userId: caller.userId }),
  );
  serve(app, reportContract, ({ body, caller }) => reportCall(services, caller.userId, body), {
    limits: ({ caller }) => [{ rule: reports, key: caller.userId }],
  });
}
