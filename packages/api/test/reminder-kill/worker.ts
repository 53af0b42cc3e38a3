import { createMsg91Sender } from '@pahiya/providers/sms/msg91/msg91-sender';
import { createDatabase } from '../../src/db/database.ts';
import { noticeTasks } from '../../src/modules/notices/notice-tasks.ts';
import { planReminders } from '../../src/modules/reminders/plan-reminders.ts';
import { testHandlers } from '../../src/tasks/test-handlers.ts';
import { createWorkLoop } from '../../src/tasks/work-loop.ts';
import { createTestApi, testSettings } from '../test-api.ts';

/** A server's worker in a process of its own: plans what is due and sends it over HTTP, until it is killed. Its clock
 * begins at the hour that is given, so that the proof depends on no time of day. */
const [url = '', smsAddress = '', secret = '', startsAt = ''] = process.argv.slice(2);
const ahead = Date.parse(startsAt) - Date.now();
const sql = createDatabase({ url, applicationName: 'pahiya-test-worker', poolSize: 6 });
const ids = { en: 'due', hi: 'due' };
const { services: given } = await createTestApi(sql, {
  now: () => new Date(Date.now() + ahead),
  sms: createMsg91Sender({
    baseUrl: smsAddress,
    authKey: 'key',
    templates: { otp: ids, 'alert-vehicle-due': ids },
    http: { timeoutMs: 60_000 },
    guard: { totalTimeoutMs: 60_000 },
  }),
  settings: {
    secret: Buffer.from(secret, 'hex'),
    challans: { ...testSettings.challans, taskLeaseSeconds: 2 },
  },
});
createWorkLoop(given, testHandlers(noticeTasks), { pollMs: 100 }).start();
for (;;) {
  await planReminders(given);
  await new Promise((done) => setTimeout(done, 200));
}
