import type { CallBridge } from '@pahiya/domain/calls/ports';
import { expect, test } from 'vitest';

/** What the port's test suite needs from an adapter. */
export type CallBridgeSubject = {
  readonly create: () => CallBridge;
  /** An adapter with a key that the provider rejects. */
  readonly createRefused: () => CallBridge;
  /** Numbers that end in a call that is answered, and in one that is not. */
  readonly answered: string;
  readonly unanswered: string;
};

const from = '9000000001';

/** Contract tests of every adapter of the CallBridge port.
 * @internal Tests only. */
export function callBridgeSuite(name: string, subject: CallBridgeSubject): void {
  test(`${name}: a call is connected, and later says how it ended`, async () => {
    const bridge = subject.create();
    for (const [to, state] of [
      [subject.answered, 'answered'],
      [subject.unanswered, 'no-answer'],
    ] as const) {
      const connected = await bridge.connect({ reference: 'r1', from, to });
      if (!connected.ok) throw new Error(connected.error.reason);
      const ended = await bridge.stateOf(connected.value.bridgeId);
      expect(ended).toMatchObject({ ok: true, value: { state } });
    }
  });

  test(`${name}: refused credentials are a failure without any number`, async () => {
    const to = subject.answered;
    const refused = await subject.createRefused().connect({ reference: 'r1', from, to });
    expect(refused).toMatchObject({ ok: false, error: { kind: 'rejected', retryable: false } });
    expect(JSON.stringify(refused)).not.toMatch(/\d{10}/);
  });

  test(`${name}: an unknown call is a failure`, async () => {
    expect(await subject.create().stateOf('unknown')).toMatchObject({ ok: false });
  });
}
