import { createEmptyTestDatabase } from '@pahiya/api/db/test-database';
import { expect, test } from 'vitest';
import { runKillTest } from '../test/kill-test/kill-test.ts';

test('a server that is killed repeatedly takes no money twice, loses none, and does or refunds each item once', async () => {
  const database = await createEmptyTestDatabase();
  try {
    const { faults, ...counts } = await runKillTest({ databaseUrl: database.url, kills: 4 });
    process.stdout.write(`kill test: ${JSON.stringify(counts)}\n`);
    expect(faults).toEqual([]);
    expect(counts.captured).toBeGreaterThan(0);
    expect(counts.fulfilled + counts.refundedWhole).toBe(counts.captured);
    expect(counts.items.challan?.done).toBeGreaterThan(0);
  } finally {
    await database.drop();
  }
}, 180_000);

test('a server that is killed between capture and policy leaves one policy or one refund, and each premium handed over once', async () => {
  const database = await createEmptyTestDatabase();
  try {
    const only = 'policies';
    const { faults, policies } = await runKillTest({ databaseUrl: database.url, kills: 2, only });
    process.stdout.write(`kill test of policies: ${JSON.stringify(policies)}\n`);
    expect(faults).toEqual([]);
    expect(policies.issued + policies.refunded).toBeGreaterThan(0);
  } finally {
    await database.drop();
  }
}, 120_000);
