import * as contracts from '@pahiya/contracts/reminders/reminder-contracts';
import { ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { ModuleTools } from '../../module-tools.ts';
import { answerReminder } from './answer-reminder.ts';
import { readBoard } from './read-board.ts';
import { deleteRemindersOf, remindersOf, saveChoices } from './reminder-repository.ts';
import { syncSeries } from './sync-series.ts';

/** Registers the calls of reminders, and their personal data. */
export function registerReminders(
  app: FastifyInstance,
  { services, serve, accountData }: ModuleTools,
): void {
  serve(app, contracts.readReminders, async ({ caller }) =>
    ok(await readBoard(services, caller.userId)),
  );
  serve(
    app,
    contracts.chooseReminders,
    async ({ caller, body }) => {
      const chosen = {
        channels: [...new Set(body.channels)],
        silent: [...new Set(body.silent)],
      };
      await saveChoices(services.sql, caller.userId, chosen, services.now());
      await syncSeries(services, caller.userId);
      return ok(await readBoard(services, caller.userId));
    },
    { bodyLimitBytes: 2048 },
  );
  serve(app, contracts.answerReminder, (context) => answerReminder(services, context), {
    bodyLimitBytes: 1024,
  });
  accountData.push({
    name: 'reminders',
    exportFor: async (sql, userId) => ({ reminders: [...(await remindersOf(sql, userId))] }),
    deleteFor: deleteRemindersOf,
  });
}
