import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const packages = path.resolve(import.meta.dirname, '../../../..');
const folders = [
  ...['orders', 'payments', 'receipts', 'ledger'].map((name) => `api/src/modules/${name}`),
  ...['orders', 'payments', 'ledger'].map((name) => `domain/src/${name}`),
];

/** Words of kinds of orders: those of challans, and of the kinds to come. */
const ofAKind =
  /challan|court|\bfines?\b|settlement_?type|offence|fastag|\btolls?\b|\brto\b|insurance/i;

/** The port of a kind, which is beside the services. */
const port = ['kind', 'desk', 'messages', 'receipts', 'row'].map(
  (name) => `api/src/order-${name}.ts`,
);
/** Without `receipt-code.ts`: its purpose is part of the codes on printed receipts and cannot change. */
const sources = [
  ...port,
  ...folders.flatMap((folder) =>
    readdirSync(path.join(packages, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test|receipt-code)\.ts$/.test(file))
      .map((file) => `${folder}/${file}`),
  ),
];

test('orders, payments, refunds and the ledger are all looked at', () => {
  expect(sources.length).toBeGreaterThan(60);
});

test.each(sources)('%s names no kind of orders, neither in code nor in SQL', (file) => {
  const lines = readFileSync(path.join(packages, file), 'utf8').split('\n');
  expect(lines.filter((line) => ofAKind.test(line))).toEqual([]);
});
