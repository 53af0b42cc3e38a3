import type { AnswerTask, AnswerWriter } from '@pahiya/domain/assistant/ports';
import { expect, test } from 'vitest';

/** What the suite needs to test an adapter. */
export type AnswerWriterSubject = {
  readonly create: () => AnswerWriter;
  /** An adapter with a wrong key. */
  readonly createRefused: () => AnswerWriter;
};

/** A task whose first passage contains the answer. */
export const answerable: AnswerTask = {
  question: 'How long is a PUC valid?',
  language: 'en',
  passages: [
    { number: 1, title: 'PUC: How long', text: 'A PUC is valid for 12 months. Some for 6.' },
    { number: 2, title: 'PUC: Price', text: 'It costs 110 rupees in Delhi.' },
  ],
};

/** Guarantees of every adapter of the AnswerWriter port.
 * @internal Tests only. */
export function answerWriterSuite(name: string, subject: AnswerWriterSubject): void {
  test(`${name}: an answer is written from the passages and cites one`, async () => {
    const written = await subject.create().write(answerable);
    if (!written.ok) throw new Error(`not written: ${written.error.reason}`);
    expect(written.value).toMatchObject({ kind: 'written' });
    const text = written.value.kind === 'written' ? written.value.text : '';
    expect(text).toContain('12 months');
    expect(text).toContain('[1]');
  });

  test(`${name}: a question that the passages do not answer is reported as such`, async () => {
    const asked = { ...answerable, question: 'Who won the elections?' };
    const written = await subject.create().write(asked);
    expect(written).toEqual({ ok: true, value: { kind: 'not-in-passages' } });
  });

  test(`${name}: refused credentials are a failure without retries that does not quote the question`, async () => {
    const written = await subject.createRefused().write(answerable);
    if (written.ok) throw new Error('wrong credentials were accepted');
    expect(written.error).toMatchObject({ kind: 'rejected', retryable: false });
    expect(written.error.reason).not.toMatch(/PUC/);
  });
}
