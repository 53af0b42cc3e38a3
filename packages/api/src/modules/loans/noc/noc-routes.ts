import {
  changeNocClock as changeContract,
  listNocClocks,
  nocLetterPdf,
  startNocClock as startContract,
  stopNocAlerts,
  writeNocLetter,
} from '@pahiya/contracts/loans/noc-contracts';
import { err, ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { User } from '../../../http/caller.ts';
import type { LimitRule } from '../../../limits/limiter.ts';
import type { ModuleTools } from '../../../module-tools.ts';
import { changeNocClock, clockNotFound } from './change-noc-clock.ts';
import { nocAccountData } from './noc-account-data.ts';
import { letterPdf, writeLetter } from './noc-letters.ts';
import { updateChannels } from './noc-repository.ts';
import { readNocStopKey } from './noc-stop-key.ts';
import { readNocClocks } from './read-noc-clocks.ts';
import { startNocClock } from './start-noc-clock.ts';

const acts: LimitRule = { name: 'loan-noc', points: 60, perSeconds: 3600 };
const letters: LimitRule = { name: 'loan-noc-letter', points: 30, perSeconds: 600 };

/** Registers the calls about closed loans. */
export function registerNocClocks(app: FastifyInstance, tools: ModuleTools): void {
  const { services, serve, accountData } = tools;
  accountData.push(nocAccountData);
  const perUser =
    (rule: LimitRule) =>
    ({ caller }: { readonly caller: User }) => [{ rule, key: caller.userId }];

  serve(app, listNocClocks, async ({ caller }) => ok(await readNocClocks(services, caller.userId)));

  serve(
    app,
    startContract,
    async ({ body, caller, device, address, request }) => {
      const asked = { ...body, caller, device, address, requestId: request.id };
      const started = await startNocClock(services, asked);
      return started.ok ? ok(await readNocClocks(services, caller.userId)) : started;
    },
    { limits: perUser(acts) },
  );

  serve(
    app,
    changeContract,
    async ({ params, body, caller }) => {
      const own = { clockId: params.clockId, userId: caller.userId };
      const changed = await changeNocClock(services, own, body);
      return changed.ok ? ok(await readNocClocks(services, caller.userId)) : changed;
    },
    { limits: perUser(acts) },
  );

  serve(
    app,
    stopNocAlerts,
    async ({ body }) => {
      const clockId = readNocStopKey(services.settings.secret, body.key);
      if (clockId === null) return err(clockNotFound);
      // A second press, and one after the loan was removed, get the same answer.
      await updateChannels(services.sql, { clockId, userId: null }, []);
      return ok({ isStopped: true as const });
    },
    { bodyLimitBytes: 1024 },
  );

  serve(
    app,
    writeNocLetter,
    ({ params, body, caller }) =>
      writeLetter(
        services,
        { clockId: params.clockId, userId: caller.userId },
        { ...body, loanNumber: body.loanNumber ?? null },
      ),
    { limits: perUser(letters) },
  );

  serve(
    app,
    nocLetterPdf,
    ({ params, query, caller }) =>
      letterPdf(services, { clockId: params.clockId, userId: caller.userId }, query),
    { limits: perUser(letters) },
  );
}
