import { emailSenderSuite, type ReceivedEmail } from '@pahiya/providers/email/email-sender.suite';
import {
  createSmtpSender,
  type SmtpOptions,
  type SmtpSender,
} from '@pahiya/providers/email/smtp/smtp-sender';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeTestCertificate } from '../../test/test-certificate.ts';
import { createCallCounter } from '../control/call-counter.ts';
import { createFaultBoard, type Fault } from '../control/faults.ts';
import { SANDBOX_CREDENTIALS } from '../credentials.ts';
import { createMailbox } from './mailbox.ts';
import { createSmtpService, type SmtpService } from './smtp-service.ts';

const EMAIL = {
  to: 'asha@example.org',
  subject: 'Paid',
  text: 'Paid.',
  html: '<p>Paid.</p>',
  messageId: 'order-1-paid',
};

const mailbox = createMailbox();
const faults = createFaultBoard();
const calls = createCallCounter();
const senders: SmtpSender[] = [];
const services: SmtpService[] = [];
let port: number;

beforeEach(async () => {
  port = await startService();
});

afterEach(async () => {
  await Promise.all(senders.splice(0).map((sender) => sender.close()));
  await Promise.all(services.splice(0).map((service) => service.close()));
  mailbox.clear();
  faults.clear();
  calls.reset();
});

emailSenderSuite('SMTP', {
  create: async () => createSender(),
  createRefused: async () => createSender({ password: 'wrong' }),
  received: async (email): Promise<readonly ReceivedEmail[]> => mailbox.list(email),
});

describe('SMTP faults', () => {
  test.each<[Fault, string]>([
    [{ status: 451 }, 'unavailable'],
    [{ status: 421 }, 'unavailable'],
    [{ status: 550 }, 'rejected'],
    [{ mode: 'reset' }, 'unavailable'],
    [{ mode: 'malformed' }, 'malformed'],
  ])('%o is %s, and no address is told', async (fault, kind) => {
    faults.set('smtp', fault);
    const sent = await createSender().send(EMAIL);
    expect(sent).toMatchObject({ ok: false, error: { kind } });
    expect(JSON.stringify(sent)).not.toMatch(/asha|example\.org|127\.0\.0\.1/);
    expect(mailbox.list()).toEqual([]);
  });

  test('a server that stops responding is a time-out', async () => {
    faults.set('smtp', { mode: 'silent' });
    const sent = await createSender({ timeoutMs: 100 }).send(EMAIL);
    expect(sent).toMatchObject({ ok: false, error: { kind: 'timeout', retryable: true } });
  });

  test('a mail whose reply was lost is not resent automatically, and a resend keeps its id', async () => {
    faults.set('smtp', { mode: 'lost-answer', times: 1 });
    const sender = createSender();
    expect(await sender.send(EMAIL)).toMatchObject({ ok: false, error: { kind: 'unavailable' } });
    expect(calls.snapshot().services).toEqual({ smtp: 1 });
    await sender.send(EMAIL);
    expect(mailbox.list().map(({ messageId }) => messageId)).toEqual([
      '<order-1-paid@pahiya.example>',
      '<order-1-paid@pahiya.example>',
    ]);
  });

  test('a closed port is unavailable', async () => {
    expect(await createSender({ port: 1 }).send(EMAIL)).toMatchObject({
      ok: false,
      error: { kind: 'unavailable', retryable: true },
    });
  });

  test('repeated failures of a server open the breaker', async () => {
    const sender = createSender({ guard: { breakerFailures: 2 } });
    faults.set('smtp', { status: 421 });
    for (let attempt = 0; attempt < 4; attempt++) await sender.send(EMAIL);
    expect(calls.snapshot().services).toEqual({ smtp: 2 });
    expect(sender.breakerState()).toBe('open');
  });
});

describe('TLS', () => {
  const certificate = makeTestCertificate();

  test('is used if offered, with a trusted certificate', async () => {
    const tlsPort = await startService(certificate);
    const sender = createSender({ port: tlsPort, certificateAuthority: certificate.cert });
    expect(await sender.send(EMAIL)).toMatchObject({ ok: true });
  });

  test('with an untrusted certificate sends nothing', async () => {
    const tlsPort = await startService(certificate);
    const sent = await createSender({ port: tlsPort }).send(EMAIL);
    expect(sent).toMatchObject({ ok: false, error: { kind: 'unavailable', retryable: false } });
    expect(mailbox.list()).toEqual([]);
  });

  test('if required and not offered sends nothing', async () => {
    const sent = await createSender({ tls: 'required' }).send(EMAIL);
    expect(sent).toMatchObject({ ok: false });
    expect(mailbox.list()).toEqual([]);
  });
});

async function startService(tls?: { key: string; cert: string }): Promise<number> {
  const service = createSmtpService({
    username: SANDBOX_CREDENTIALS.smtpUsername,
    password: SANDBOX_CREDENTIALS.smtpPassword,
    mailbox,
    faults,
    calls,
    now: () => new Date(),
    ...(tls === undefined ? {} : { tls }),
  });
  services.push(service);
  return service.listen(0, '127.0.0.1');
}

function createSender(overrides: Partial<SmtpOptions> = {}): SmtpSender {
  const sender = createSmtpSender({
    host: '127.0.0.1',
    port,
    tls: 'offered',
    username: SANDBOX_CREDENTIALS.smtpUsername,
    password: SANDBOX_CREDENTIALS.smtpPassword,
    from: { name: 'Pahiya', address: 'help@pahiya.example' },
    ...overrides,
  });
  senders.push(sender);
  return sender;
}
