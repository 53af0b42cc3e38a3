import { describe, expect, test } from 'vitest';
import { useUlip, vehicle } from '../../test/use-ulip.ts';

const ulip = useUlip();

describe('the session', () => {
  test('is opened once for concurrent callers', async () => {
    const registry = ulip.createRegistry();
    const numbers = Array.from({ length: 20 }, (_, index) => vehicle(`KA05MN${1000 + index}`));
    const answers = await Promise.all(numbers.map((number) => registry.find(number)));
    expect(answers.every((answer) => answer.ok)).toBe(true);
    expect((await ulip.calls()).services).toMatchObject({ 'ulip-login': 1, ulip: 20 });
  });

  test('is renewed once if its token is refused, and the look-up continues', async () => {
    const registry = ulip.createRegistry();
    await registry.find(vehicle('DL8CAF5030'));
    await ulip.setFault('ulip', { mode: 'token-expired', times: 1 });
    expect(await registry.find(vehicle('MH12DE1433'))).toMatchObject({ ok: true });
    expect((await ulip.calls()).services).toMatchObject({ 'ulip-login': 2, ulip: 3 });
  });

  test('is renewed when the token has expired', async () => {
    let now = new Date('2026-11-20T06:00:00Z');
    await ulip.restart({ now: () => now });
    const registry = ulip.createRegistry();
    await registry.find(vehicle('DL8CAF5030'));
    now = new Date('2026-11-20T07:00:00Z');
    expect(await registry.find(vehicle('DL8CAF5030'))).toMatchObject({ ok: true });
    expect((await ulip.calls()).services).toMatchObject({ 'ulip-login': 2 });
  });

  test('is renewed once for concurrent callers', async () => {
    const registry = ulip.createRegistry();
    await registry.find(vehicle('DL8CAF5030'));
    await ulip.setFault('ulip', { mode: 'token-expired', times: 1 });
    const answers = await Promise.all(
      ['KA05MN1001', 'KA05MN1002', 'KA05MN1003'].map((text) => registry.find(vehicle(text))),
    );
    expect(answers.every((answer) => answer.ok)).toBe(true);
    expect((await ulip.calls()).services['ulip-login']).toBeLessThanOrEqual(3);
  });

  test('is refused, without a loop, if the new token is refused too', async () => {
    await ulip.setFault('ulip', { status: 401 });
    expect(await ulip.findError()).toMatchObject({ kind: 'rejected', retryable: false });
    expect((await ulip.calls()).services).toMatchObject({ ulip: 2, 'ulip-login': 2 });
  });

  test('with a wrong password is refused, without further login attempts', async () => {
    const registry = ulip.createRegistry({ account: { password: 'wrong' } });
    for (let attempt = 0; attempt < 3; attempt++) {
      expect(await registry.find(vehicle('DL8CAF5030'))).toMatchObject({
        ok: false,
        error: { kind: 'rejected', retryable: false },
      });
    }
    expect((await ulip.calls()).services).toMatchObject({ 'ulip-login': 1 });
  });

  test('is retried after the pause following a refused login', async () => {
    const registry = ulip.createRegistry({ account: { refusedLoginPauseMs: 20 } });
    await ulip.setFault('ulip-login', { status: 412, times: 1 });
    expect(await registry.find(vehicle('DL8CAF5030'))).toMatchObject({ ok: false });
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(await registry.find(vehicle('DL8CAF5030'))).toMatchObject({ ok: true });
  });

  test('of a user outside the allow-list is refused (412)', async () => {
    expect(await ulip.findError({ account: { username: 'nobody' } })).toMatchObject({
      kind: 'rejected',
      reason: 'login answered 412',
    });
  });

  test('of a company without a subscription is refused (403)', async () => {
    expect(await ulip.findError({ account: { username: 'unsubscribed' } })).toMatchObject({
      kind: 'rejected',
      reason: 'answered 403',
    });
  });
});
