import { createSmtpSender } from '@pahiya/providers/email/smtp/smtp-sender';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildSandbox } from '../app.ts';
import { SANDBOX_CREDENTIALS } from '../credentials.ts';

let sandbox: FastifyInstance;

beforeEach(async () => {
  sandbox = buildSandbox({ smtp: { port: 0, host: '127.0.0.1' } });
  await sandbox.ready();
});

afterEach(() => sandbox.close());

test('mail is listed with SMS, with the address shortened', async () => {
  await sendMail('Receipt for PH-1', '<p>Paid.</p>');
  await sendText('482913');
  const page = (await sandbox.inject('/inbox')).body;
  expect(page).toContain('Receipt for PH-1');
  expect(page).toContain('482913');
  expect(page).not.toContain('asha@example.org');
});

test('the mails of one address are returned without SMS', async () => {
  await sendMail('Receipt', '<p>Paid.</p>');
  await sendText('482913');
  const mine = (await sandbox.inject('/inbox.json?email=Asha@example.org')).json();
  expect(mine).toMatchObject({
    messages: [],
    mails: [{ subject: 'Receipt', to: ['asha@example.org'] }],
  });
  const others = (await sandbox.inject('/inbox.json?email=ravi@example.org')).json();
  expect(others).toEqual({ messages: [], mails: [] });
  expect((await sandbox.inject('/inbox.json')).json()).toMatchObject({
    messages: [{ variables: { otp: '482913' } }],
    mails: [{ subject: 'Receipt' }],
  });
});

test('a mail is shown without script, forms or external content', async () => {
  await sendMail('Receipt', '<p>Paid.</p><script>alert(1)</script>');
  const page = (await sandbox.inject('/inbox')).body;
  expect(page).not.toContain('<script');
  const path = /\/inbox\/mails\/[0-9a-f-]+/.exec(page)?.[0] ?? '';
  const mail = await sandbox.inject(path);
  expect(mail.body).toContain('<p>Paid.</p>');
  expect(mail.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
  expect((await sandbox.inject('/inbox/mails/none')).statusCode).toBe(404);
});

test('a reset clears mails too', async () => {
  await sendMail('Receipt', '<p>Paid.</p>');
  await sandbox.inject({ method: 'POST', url: '/control/reset' });
  expect((await sandbox.inject('/inbox.json')).json()).toEqual({ messages: [], mails: [] });
});

test('a sandbox without a mail server says so', async () => {
  const without = buildSandbox();
  expect((await without.inject('/control/addresses')).json()).toEqual({ smtp: null });
  await without.close();
});

async function sendMail(subject: string, html: string): Promise<void> {
  const { smtp } = (await sandbox.inject('/control/addresses')).json<{ smtp: string }>();
  const { hostname, port } = new URL(smtp);
  const sender = createSmtpSender({
    host: hostname,
    port: Number(port),
    tls: 'offered',
    username: SANDBOX_CREDENTIALS.smtpUsername,
    password: SANDBOX_CREDENTIALS.smtpPassword,
    from: { name: 'Pahiya', address: 'help@pahiya.example' },
  });
  const sent = await sender.send({
    to: 'asha@example.org',
    subject,
    text: 'Paid.',
    html,
    messageId: 'receipt-1',
  });
  await sender.close();
  expect(sent).toEqual({ ok: true, value: undefined });
}

async function sendText(otp: string): Promise<void> {
  await sandbox.inject({
    method: 'POST',
    url: '/api/v5/flow',
    headers: { authkey: SANDBOX_CREDENTIALS.msg91AuthKey },
    payload: {
      template_id: SANDBOX_CREDENTIALS.otpTemplates.en,
      recipients: [{ mobiles: '919000000007', otp }],
    },
  });
}
