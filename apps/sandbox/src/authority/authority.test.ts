import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type SandboxOnLoopback, startSandbox } from '../../test/sandbox-on-loopback.ts';
import { findChallans } from '../challans/find-challans.ts';
import type { SandboxChallan } from '../challans/sandbox-challan.ts';

const NOW = new Date('2026-11-20T06:00:00Z');
const [speed, parking, court, pending, settled] = findChallans('DL8CAF5030', istDateOf(NOW));

let sandbox: SandboxOnLoopback;

beforeEach(async () => {
  sandbox = await startSandbox({ now: () => NOW });
});

afterEach(() => sandbox.close());

test('the page says that it is a sandbox and works without script', async () => {
  const page = await sandbox.app.inject('/authority');
  expect(page.body).toContain('Sandbox');
  expect(page.body).not.toContain('<script');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
});

test('a challan is found by vehicle and challan number in any grouping, and paid once', async () => {
  const found = await post('search', speed, 'dl 8c af 5030');
  expect(found.statusCode).toBe(200);
  expect(found.body).toContain('Pay ₹2,000');
  const paid = await post('pay', speed);
  const receipt = receiptIn(paid.body);
  expect(receipt).toMatch(/^DLRCP\d{12}$/);
  const again = await post('pay', speed);
  expect(again.statusCode).toBe(409);
  expect(receiptIn(again.body)).toBe(receipt);
});

test('a court challan can be paid at the fine proposed by the court', async () => {
  expect((await post('search', court)).body).toContain('Pay ₹1,000');
});

test('a challan that is paid, or being paid, cannot be paid again', async () => {
  expect(receiptIn((await post('search', settled)).body)).toMatch(/^DLRCP/);
  expect((await post('pay', pending)).statusCode).toBe(409);
});

test('a challan of another vehicle is not found', async () => {
  expect((await post('search', parking, 'MH12DE1433')).statusCode).toBe(404);
  expect((await post('pay', parking, '<b>')).statusCode).toBe(404);
});

function post(act: 'search' | 'pay', challan: SandboxChallan | undefined, vehicle = 'DL8CAF5030') {
  const challanNumber = challan?.challanNumber ?? '';
  return sandbox.app.inject({
    method: 'POST',
    url: `/authority/${act}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ vehicleNumber: vehicle, challanNumber }).toString(),
  });
}

function receiptIn(page: string): string | undefined {
  return /id="receipt">([^<]+)</.exec(page)?.[1];
}
