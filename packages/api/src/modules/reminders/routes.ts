import * as contracts from '@pahiya/contracts/reminders/reminder-contracts';
import { ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { ModuleTools } from '../../module-tools.ts';
import { answerReminder } from './answer-reminder.ts';
import { chooseReminders } from './choose-reminders.ts';
import { readBoard } from './read-board.ts';
import { deleteRemindersOf, remindersOf } from './reminder-repository.ts';

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
    ({ caller, body }) => chooseReminders(services, caller.userId, body),
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
