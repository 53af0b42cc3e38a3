import type { SmsMessage, SmsSender } from '@pahiya/domain/messages/ports';
import { expect, test } from 'vitest';

/** What the port's test suite needs from an SMS adapter. */
export type SmsSenderSubject = {
  readonly create: () => Promise<SmsSender>;
  /** An adapter with a key that the provider rejects. */
  readonly createRefused: () => Promise<SmsSender>;
  /** SMS received by a mobile (ten digits), newest first. */
  readonly received: (mobile: string) => Promise<readonly string[]>;
};

const MESSAGE: SmsMessage = {
  mobile: '9000000007',
  channel: 'sms',
  template: 'otp',
  language: 'en',
  variables: { otp: '482913' },
};

/** Contract tests of every adapter of the SmsSender port.
 * @internal Tests only. */
export function smsSenderSuite(name: string, subject: SmsSenderSubject): void {
  test(`${name}: a message arrives at its mobile with its variables filled in`, async () => {
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

  test(`${name}: an OTP can be read out in a call`, async () => {
    const sender = await subject.create();
    expect(await sender.send({ ...MESSAGE, channel: 'voice' })).toMatchObject({ ok: true });
    expect((await subject.received(MESSAGE.mobile))[0]).toContain('482913');
  });

  test(`${name}: refused credentials are a failure without retries or personal data`, async () => {
    const sender = await subject.createRefused();
    const sent = await sender.send(MESSAGE);
    if (sent.ok) throw new Error('wrong credentials were accepted');
    expect(sent.error).toMatchObject({ kind: 'rejected', retryable: false });
    expect(sent.error.reason).not.toMatch(/9000000007|482913/);
    expect(await subject.received(MESSAGE.mobile)).toEqual([]);
  });
}
