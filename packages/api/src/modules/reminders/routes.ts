import * as contracts from '@pahiya/contracts/reminders/reminder-contracts';
import { ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { LimitRule } from '../../limits/limiter.ts';
import type { ModuleTools } from '../../module-tools.ts';
import { knownBalances } from '../fastag/balance/known-balances.ts';
import { chooseExtras } from '../notices/extras/extras.ts';
import { addPushDevice, removePushDevices } from '../notices/push/push-devices.ts';
import { answerReminder } from './answer-reminder.ts';
import { chooseBalance } from './choose-balance.ts';
import { chooseReminders } from './choose-reminders.ts';
import { readBoard } from './read-board.ts';
import { deleteRemindersOf, dropChannel, remindersOf } from './reminder-repository.ts';
import { serveCalendarFeed } from './serve-calendar-feed.ts';
import { typeReminderDay } from './type-day.ts';
import { deleteTypedDaysOf, findTypedDays } from './typed-day-repository.ts';

const typedDays: LimitRule = { name: 'reminder-days', points: 60, perSeconds: 3600 };
const pushChanges: LimitRule = { name: 'push-device', points: 30, perSeconds: 3600 };

/** Registers the calls of reminders, and their personal data. */
export function registerReminders(
  app: FastifyInstance,
  { services, serve, accountData, onWithdrawal }: ModuleTools,
): void {
  serve(app, contracts.readReminders, async ({ caller }) =>
    ok(await readBoard(services, caller.userId)),
  );
  serve(
    app,
    contracts.chooseReminders,
    ({ caller, body, request }) => {
      const way = request.headers.src === 'app' ? 'app' : 'web';
      return chooseReminders(services, caller.userId, { ...body, way });
    },
    { bodyLimitBytes: 2048 },
  );
  serve(
    app,
    contracts.changePush,
    async ({ caller, body }) => {
      if (body.act === 'remove') {
        await removePushDevices(services.sql, caller.userId);
        return ok(await readBoard(services, caller.userId));
      }
      const { act, ...subscription } = body;
      const added = await addPushDevice(services, caller.userId, subscription);
      return added.ok ? ok(await readBoard(services, caller.userId)) : added;
    },
    {
      limits: ({ caller }) => [{ rule: pushChanges, key: caller.userId }],
      bodyLimitBytes: 4096,
    },
  );
  serve(
    app,
    contracts.chooseExtras,
    async ({ caller, body, request }) => {
      const way = request.headers.src === 'app' ? 'app' : 'web';
      const chosen = await chooseExtras(services, caller.userId, { ...body, way });
      return chosen.ok ? ok({ isSaved: true as const }) : chosen;
    },
    { bodyLimitBytes: 2048 },
  );
  serve(app, contracts.answerReminder, (context) => answerReminder(services, context), {
    bodyLimitBytes: 1024,
  });
  serve(
    app,
    contracts.typeReminderDay,
    ({ caller, body }) => typeReminderDay(services, caller.userId, body),
    {
      limits: ({ caller }) => [{ rule: typedDays, key: caller.userId }],
      bodyLimitBytes: 1024,
    },
  );
  serve(
    app,
    contracts.chooseBalance,
    ({ caller, body }) => chooseBalance(services, caller.userId, body),
    {
      limits: ({ caller }) => [{ rule: typedDays, key: caller.userId }],
      bodyLimitBytes: 1024,
    },
  );
  onWithdrawal.push(async (tx, userId, purpose) => {
    if (purpose === 'whatsapp-reminders') await dropChannel(tx, userId, 'whatsapp');
  });
  serveCalendarFeed(app, services);
  accountData.push({
    name: 'reminders',
    exportFor: async (sql, userId) => ({
      reminders: [...(await remindersOf(sql, userId))],
      reminderDays: [...(await findTypedDays(sql, userId))],
      tagBalances: [...(await knownBalances.history(sql, userId))],
    }),
    deleteFor: async (tx, userId) => {
      await deleteRemindersOf(tx, userId);
      await deleteTypedDaysOf(tx, userId);
      await knownBalances.dropLine(tx, userId);
    },
  });
}
