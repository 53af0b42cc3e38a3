import type { Email, EmailSender } from '@pahiya/domain/messages/ports';
import { expect, test } from 'vitest';

/** A mail as its recipient received it. */
export type ReceivedEmail = {
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly messageId: string;
  /** Headers `List-Unsubscribe` and `List-Unsubscribe-Post`; null if absent. */
  readonly listUnsubscribe: string | null;
  readonly listUnsubscribePost: string | null;
};

/** What the suite needs to test an e-mail adapter. */
export type EmailSenderSubject = {
  readonly create: () => Promise<EmailSender>;
  /** An adapter with wrong credentials. */
  readonly createRefused: () => Promise<EmailSender>;
  /** Mails received at an address, newest first. */
  readonly received: (email: string) => Promise<readonly ReceivedEmail[]>;
};

const EMAIL: Email = {
  to: 'asha@example.org',
  subject: 'भुगतान मिला: order PH-4K7Q',
  text: 'We have received ₹1,500.\n\nhttps://pahiya.example/orders/PH-4K7Q',
  html: '<p>We have received <b>₹1,500</b>.</p>',
  messageId: 'order-PH-4K7Q-paid',
};

/** Guarantees of every adapter of the EmailSender port.
 * @internal Tests only. */
export function emailSenderSuite(name: string, subject: EmailSenderSubject): void {
  test(`${name}: a mail arrives as HTML and plain text, in every script`, async () => {
    const sender = await subject.create();
    expect(await sender.send(EMAIL)).toEqual({ ok: true, value: undefined });
    const [mail] = await subject.received(EMAIL.to);
    expect(mail).toMatchObject({ to: [EMAIL.to], subject: EMAIL.subject });
    expect(mail?.text.replaceAll('\r\n', '\n').trim()).toBe(EMAIL.text);
    expect(mail?.html.trim()).toBe(EMAIL.html);
    expect(mail?.from).toContain('@');
  });

  test(`${name}: a message keeps its id when resent, and another has another id`, async () => {
    const sender = await subject.create();
    await sender.send(EMAIL);
    await sender.send(EMAIL);
    await sender.send({ ...EMAIL, messageId: 'order-PH-4K7Q-sent' });
    const ids = (await subject.received(EMAIL.to)).map(({ messageId }) => messageId);
    expect(ids[1]).toBe(ids[2]);
    expect(ids[0]).not.toBe(ids[1]);
    expect(ids[1]).toContain(EMAIL.messageId);
  });

  test(`${name}: a recurring mail has an unsubscribe header, others have none`, async () => {
    const sender = await subject.create();
    const endUrl = `https://pahiya.example/blog/newsletter?unsubscribe=${'k'.repeat(80)}`;
    await sender.send(EMAIL);
    await sender.send({ ...EMAIL, endUrl, messageId: 'newsletter-1' });
    const [newsletter, other] = await subject.received(EMAIL.to);
    expect(newsletter).toMatchObject({
      listUnsubscribe: `<${endUrl}>`,
      listUnsubscribePost: 'List-Unsubscribe=One-Click',
    });
    expect(other).toMatchObject({ listUnsubscribe: null, listUnsubscribePost: null });
  });

  test.each([
    'asha@example.org, other@example.org',
    'asha@example.org\r\nBcc: other@example.org',
    'Asha <asha@example.org>',
    'nobody',
    '',
  ])(`${name}: %j is not one address, and nothing is sent`, async (to) => {
    const sender = await subject.create();
    expect(await sender.send({ ...EMAIL, to })).toMatchObject({
      ok: false,
      error: { kind: 'rejected', retryable: false },
    });
    expect(await subject.received('other@example.org')).toEqual([]);
    expect(await subject.received('asha@example.org')).toEqual([]);
  });

  test(`${name}: a subject cannot add headers`, async () => {
    const sender = await subject.create();
    await sender.send({ ...EMAIL, subject: 'Paid\r\nBcc: other@example.org' });
    expect(await subject.received('other@example.org')).toEqual([]);
    expect(await subject.received(EMAIL.to)).toHaveLength(1);
  });

  test(`${name}: refused credentials are a failure without retries or personal data`, async () => {
    const sender = await subject.createRefused();
    const sent = await sender.send(EMAIL);
    if (sent.ok) throw new Error('wrong credentials were accepted');
    expect(sent.error).toMatchObject({ kind: 'rejected', retryable: false });
    expect(sent.error.reason).not.toMatch(/asha|PH-4K7Q/);
    expect(await subject.received(EMAIL.to)).toEqual([]);
  });
}
