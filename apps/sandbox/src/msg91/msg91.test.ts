import { orderTurns, type SmsMessage } from '@pahiya/domain/messages/ports';
import {
  createMsg91Sender,
  type Msg91Options,
  type Msg91Sender,
} from '@pahiya/providers/sms/msg91/msg91-sender';
import { smsSenderSuite } from '@pahiya/providers/sms/sms-sender.suite';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildSandbox } from '../app.ts';
import { SANDBOX_CREDENTIALS } from '../credentials.ts';
import { NOTICE_TEXTS } from './notice-templates.ts';
import { ORDER_TEXTS } from './order-templates.ts';

const MESSAGE: SmsMessage = {
  mobile: '9000000007',
  channel: 'sms',
  template: 'otp',
  language: 'en',
  variables: { otp: '482913' },
};

let sandbox: FastifyInstance;
let address: string;
const senders: Msg91Sender[] = [];

beforeEach(async () => {
  sandbox = buildSandbox();
  address = await sandbox.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(async () => {
  await Promise.all(senders.splice(0).map((sender) => sender.close()));
  await sandbox.close();
});

smsSenderSuite('MSG91', {
  create: async () => createSender(),
  createRefused: async () => createSender({ authKey: 'wrong' }),
  received: async (mobile) => (await inbox(mobile)).map((message) => message.text),
});

describe('MSG91 faults', () => {
  test('a message whose response was lost is not sent again', async () => {
    await setFault({ mode: 'reset' });
    expect(await createSender().send(MESSAGE)).toMatchObject({
      ok: false,
      error: { kind: 'unavailable', retryable: true },
    });
    const calls: unknown = (await sandbox.inject('/control/calls')).json();
    expect(calls).toMatchObject({ services: { msg91: 1 } });
  });

  test.each([
    [{ mode: 'malformed' }, 'malformed'],
    [{ mode: 'huge' }, 'malformed'],
    [{ status: 502 }, 'unavailable'],
    [{ status: 429 }, 'rate-limited'],
    [{ status: 418 }, 'rejected'],
  ])('%o is %s', async (fault, kind) => {
    await setFault(fault);
    expect(await createSender().send(MESSAGE)).toMatchObject({ ok: false, error: { kind } });
  });

  test('a slow response is a time-out', async () => {
    await setFault({ latencyMs: 2_000 });
    const sender = createSender({ http: { timeoutMs: 60 } });
    expect(await sender.send(MESSAGE)).toMatchObject({ ok: false, error: { kind: 'timeout' } });
  });

  test('an unregistered template is refused', async () => {
    const sender = createSender({ templates: { otp: { en: '', hi: '' } } });
    expect(await sender.send(MESSAGE)).toMatchObject({ ok: false, error: { kind: 'rejected' } });
  });

  test('a call without a configured voice template is refused', async () => {
    const { voice, ...withoutVoice } = optionsOf({});
    const sender = createMsg91Sender(withoutVoice);
    senders.push(sender);
    expect(voice).toBeDefined();
    expect(await sender.send({ ...MESSAGE, channel: 'voice' })).toMatchObject({
      ok: false,
      error: { kind: 'rejected' },
    });
  });
});

describe('order messages', () => {
  const variables = {
    order: 'PH-4K7Q-22M9',
    amount: '₹1,500',
    count: '2',
    date: '24/11/2026',
    link: 'pahiya.example/orders/PH-4K7Q-22M9',
  };

  test.each(orderTurns)('the turn %s has its own text in both languages', async (turn) => {
    const sender = createSender();
    for (const language of ['en', 'hi'] as const) {
      const message = { ...MESSAGE, language, template: `order-${turn}`, variables } as const;
      expect(await sender.send(message)).toMatchObject({ ok: true });
    }
    const [hindi, english] = (await inbox(MESSAGE.mobile)).map(({ text }) => text);
    for (const text of [hindi, english]) {
      expect(text).toContain(variables.order);
      expect(text).toContain(variables.link);
      expect(text).not.toMatch(/##|undefined/);
    }
    expect(hindi).toMatch(/[\u0900-\u097f]/);
    expect(english).not.toMatch(/[\u0900-\u097f]/);
  });

  test.each(Object.entries(ORDER_TEXTS))(
    'the text %s names the brand, ends with its link, and has no other variable',
    (_turn, texts) => {
      for (const text of [texts.en, texts.hi]) {
        expect(text).toMatch(/^Pahiya: .*##link##$/);
        const names = [...text.matchAll(/##(\w+)##/g)].map(([, name]) => name ?? '');
        expect(Object.keys(variables)).toEqual(expect.arrayContaining(names));
        expect(new Set(names).size).toBe(names.length);
      }
      // Two parts of 153 characters; in Hindi, four of 67.
      const filled = (text: string) =>
        text.replace(/##(\w+)##/g, (_, name: keyof typeof variables) => variables[name]);
      expect(filled(texts.en).length).toBeLessThanOrEqual(306);
      expect(filled(texts.hi).length).toBeLessThanOrEqual(268);
    },
  );

  test.each(Object.entries(NOTICE_TEXTS))('the reminder %s fits into its parts', (_turn, texts) => {
    const values: Readonly<Record<string, string>> = {
      amount: '₹1,00,000',
      date: '24/11/2026',
      link: 'pahiya.example/hi/tollsetu/e-notice/6a1f6c39-6f0c-4b5c-8c39-2f8d6a3f1b11',
    };
    const filled = (text: string) =>
      text.replace(/##(\w+)##/g, (_, name: string) => values[name] ?? '##');
    for (const text of [texts.en, texts.hi]) {
      expect(text).toMatch(/^Pahiya: .*##link##$/);
      expect(filled(text)).not.toContain('##');
    }
    expect(filled(texts.en).length).toBeLessThanOrEqual(306);
    expect(filled(texts.hi).length).toBeLessThanOrEqual(268);
  });

  test('texts of FASTag, RTO work and reports name no challan, court or authority', () => {
    const ofChallans = ['documents-needed', 'documents-rejected', 'court-otp-needed'];
    const own = [...ofChallans, 'sent', 'receipt', 'cleared'];
    const others = orderTurns
      .filter((turn) => !own.includes(turn))
      .map((turn) => ORDER_TEXTS[turn]);
    for (const { en, hi } of others) {
      expect(en).not.toMatch(/challan|court|authorit/i);
      expect(hi).not.toMatch(/चालान|कोर्ट|विभाग/);
    }
  });

  test('a message without a registered template is refused, and the OTP is still sent', async () => {
    const sender = createSender({ templates: { otp: SANDBOX_CREDENTIALS.otpTemplates } });
    const paid = { ...MESSAGE, template: 'order-paid', variables } as const;
    expect(await sender.send(paid)).toMatchObject({ ok: false, error: { kind: 'rejected' } });
    expect(await sender.send(MESSAGE)).toMatchObject({ ok: true });
    expect(await inbox(MESSAGE.mobile)).toHaveLength(1);
  });

  test('a call reads out only the OTP', async () => {
    const call = { ...MESSAGE, channel: 'voice', template: 'order-paid', variables } as const;
    expect(await createSender().send(call)).toMatchObject({
      ok: false,
      error: { kind: 'rejected' },
    });
    expect(await inbox(MESSAGE.mobile)).toEqual([]);
  });
});

describe('the inbox', () => {
  test('shows an OTP with a last line for WebOTP, bound to the site', async () => {
    for (const language of ['en', 'hi'] as const) {
      const variables = { otp: '482913', host: 'pahiya.example' };
      await createSender().send({ ...MESSAGE, language, variables });
      const [message] = await inbox(MESSAGE.mobile);
      expect(message?.text.split('\n').at(-1)).toBe('@pahiya.example #482913');
    }
  });

  test('shows the newest message first, with the OTP and only the last digits of the mobile', async () => {
    const sender = createSender();
    await sender.send(MESSAGE);
    await sender.send({ ...MESSAGE, variables: { otp: '771204' } });
    const page = (await sandbox.inject('/inbox')).body;
    expect(page.indexOf('771204')).toBeLessThan(page.indexOf('482913'));
    expect(page).toContain('0007');
    expect(page).not.toContain('9000000007');
    expect(page).not.toContain('<script');
  });

  test('shows template values as text, never as markup', async () => {
    await createSender().send({ ...MESSAGE, variables: { otp: '<img src=x onerror=alert(1)>' } });
    expect((await sandbox.inject('/inbox')).body).not.toContain('<img');
  });

  test('shows that it is empty', async () => {
    expect((await sandbox.inject('/inbox')).body).toContain('No message yet');
  });

  test('returns the messages of one mobile, with or without country code', async () => {
    const sender = createSender();
    await sender.send(MESSAGE);
    await sender.send({ ...MESSAGE, mobile: '9000000008' });
    expect(await inbox('9000000007')).toMatchObject([
      { mobile: '9000000007', variables: { otp: '482913' } },
    ]);
    expect(await inbox('919000000008')).toHaveLength(1);
  });
});

function optionsOf(overrides: Partial<Msg91Options>): Msg91Options {
  return {
    baseUrl: address,
    authKey: SANDBOX_CREDENTIALS.msg91AuthKey,
    templates: { otp: SANDBOX_CREDENTIALS.otpTemplates, ...SANDBOX_CREDENTIALS.turnTemplates },
    voice: {
      callerId: SANDBOX_CREDENTIALS.voiceCallerId,
      templates: { otp: SANDBOX_CREDENTIALS.voiceTemplates },
    },
    ...overrides,
  };
}

function createSender(overrides: Partial<Msg91Options> = {}): Msg91Sender {
  const sender = createMsg91Sender(optionsOf(overrides));
  senders.push(sender);
  return sender;
}

async function inbox(mobile: string) {
  const answer = await sandbox.inject(`/inbox.json?mobile=${mobile}`);
  const body: { messages: { mobile: string; text: string; variables: Record<string, string> }[] } =
    answer.json();
  return body.messages;
}

async function setFault(fault: object): Promise<void> {
  await sandbox.inject({ method: 'PUT', url: '/control/faults/msg91', payload: fault });
}
