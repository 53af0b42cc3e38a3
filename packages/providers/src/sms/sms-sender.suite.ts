import type { SmsMessage, SmsSender } from '@pahiya/domain/messages/ports';
import { expect, test } from 'vitest';

/** What an SMS adapter must be given to be put through the suite of its port. */
export type SmsSenderSubject = {
  readonly create: () => Promise<SmsSender>;
  /** An adapter whose key the provider does not accept. */
  readonly createRefused: () => Promise<SmsSender>;
  /** Texts that arrived at a mobile (ten digits), newest first. */
  readonly received: (mobile: string) => Promise<readonly string[]>;
};

const MESSAGE: SmsMessage = {
  mobile: '9000000007',
  channel: 'sms',
  template: 'otp',
  language: 'en',
  variables: { otp: '482913' },
};

/** Promises that every adapter of the SmsSender port keeps, whatever its provider's protocol. */
export function smsSenderSuite(name: string, subject: SmsSenderSubject): void {
  test(`${name}: a message arrives at its mobile with the template's values in it`, async () => {
    const sender = await subject.create();
    const sent = await sender.send(MESSAGE);
    if (!sent.ok) throw new Error(`not sent: ${sent.error.reason}`);
    expect(sent.value.requestId).not.toBe('');
    expect((await subject.received(MESSAGE.mobile))[0]).toContain('482913');
  });

  test(`${name}: each language has its own template`, async () => {
    const sender = await subject.create();
    await sender.send({ ...MESSAGE, language: 'hi' });
    await sender.send({ ...MESSAGE, language: 'en' });
    const [english, hindi] = await subject.received(MESSAGE.mobile);
    expect(hindi).toMatch(/[\u0900-\u097f]/);
    expect(english).not.toMatch(/[\u0900-\u097f]/);
  });

  test(`${name}: a code can be read out by a call`, async () => {
    const sender = await subject.create();
    expect(await sender.send({ ...MESSAGE, channel: 'voice' })).toMatchObject({ ok: true });
    expect((await subject.received(MESSAGE.mobile))[0]).toContain('482913');
  });

  test(`${name}: refused credentials are a failure that is not repeated, and tell nothing of the person`, async () => {
    const sender = await subject.createRefused();
    const sent = await sender.send(MESSAGE);
    if (sent.ok) throw new Error('wrong credentials were accepted');
    expect(sent.error).toMatchObject({ kind: 'rejected', retryable: false });
    expect(sent.error.reason).not.toMatch(/9000000007|482913/);
    expect(await subject.received(MESSAGE.mobile)).toEqual([]);
  });
}
