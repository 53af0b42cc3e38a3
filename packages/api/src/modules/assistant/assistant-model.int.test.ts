import { askAssistant } from '@pahiya/contracts/assistant/assistant-contracts';
import {
  createOpenAiWriter,
  type OpenAiWriter,
} from '@pahiya/providers/answer-writers/openai/openai-writer';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SANDBOX_CREDENTIALS } from '../../../../../apps/sandbox/src/credentials.ts';
import {
  type SandboxOnLoopback,
  startSandbox,
} from '../../../../../apps/sandbox/test/sandbox-on-loopback.ts';
import { createTestBrowser } from '../../../test/contract-browser.ts';
import { emptyTables } from '../../../test/empty-tables.ts';
import { createTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { seedBlog } from '../blog/seed/seed-blog.ts';

const now = new Date('2026-11-21T04:44:00Z');
const question = 'How much is the price of a PUC test in Delhi?';
let database: TestDatabase;
let sandbox: SandboxOnLoopback;
let writer: OpenAiWriter;
let api: TestApi;

beforeAll(async () => {
  database = await createTestDatabase();
  await seedBlog(database.sql, now);
  sandbox = await startSandbox();
});
beforeEach(async () => {
  await emptyTables(database.sql, ['assistant_messages', 'rate_limits']);
  await sandbox.app.inject({ method: 'POST', url: '/control/reset' });
  await writeWith({});
});
afterAll(async () => {
  await sandbox.close();
  await database.drop();
});

/** Sets a model with these limits. */
async function writeWith(http: { readonly timeoutMs?: number }): Promise<void> {
  writer = sandbox.keep(
    createOpenAiWriter({
      baseUrl: `${sandbox.address}/v1`,
      apiKey: SANDBOX_CREDENTIALS.chatApiKey,
      model: SANDBOX_CREDENTIALS.chatModel,
      http,
    }),
  );
  api = await createTestApi(database.sql, {
    answerWriter: writer,
    settings: { assistantCallsPerDay: 3 },
  });
}

const ask = async (text = question) =>
  (await createTestBrowser(api).call(askAssistant, { body: { question: text } })).data.message;
const lastSent = async () => (await sandbox.app.inject('/control/chat-completions')).body;

test('a model writes the answer from the passages shown with it', async () => {
  const message = await ask();
  expect(message).toMatchObject({ outcome: 'answered', writtenBy: 'model' });
  expect(message.text).toMatch(/\[\d\]/);
  expect(message.sources.length).toBeGreaterThan(0);
});

test('the model gets the question without personal data, and our passages', async () => {
  await ask('Price of a PUC test in Delhi for DL8CAF5030? Call 9876543210 or asha@example.in');
  const sent = await lastSent();
  expect(sent).toContain('[vehicle]');
  expect(sent).not.toMatch(/DL8CAF5030|9876543210|asha/);
});

test('a model is not asked when no page has an answer', async () => {
  expect((await ask('Who won the cricket world cup?')).outcome).toBe('unknown');
  expect(await sandbox.callCount('chat-completions')).toBe(0);
});

describe('the passages are the answer', () => {
  test.each([
    { mode: 'invented-fact' },
    { mode: 'foreign-markup' },
    { mode: 'no-source' },
    { mode: 'cut-off' },
    { mode: 'malformed' },
    { mode: 'huge' },
    { mode: 'reset' },
    { mode: 'silent' },
    { latencyMs: 3_000 },
    { status: 500 },
    { status: 429 },
    { status: 401 },
  ])('when the model returns %o', async (fault) => {
    // Too slow for it; the other faults are answered at once.
    if ('latencyMs' in fault || fault.mode === 'silent') await writeWith({ timeoutMs: 500 });
    await sandbox.setFault('chat-completions', fault);
    const message = await ask();
    expect(message).toMatchObject({ outcome: 'answered', writtenBy: 'sources', text: null });
    expect(message.sources.length).toBeGreaterThan(0);
    expect(JSON.stringify(message)).not.toMatch(/4,321|window\.caught|<script/);
    expect(await sandbox.callCount('chat-completions')).toBe(1);
  });

  test('when the daily limit of answers is used up', async () => {
    const writers: string[] = [];
    for (let i = 0; i < 4; i += 1) writers.push((await ask()).writtenBy);
    expect(writers).toEqual(['model', 'model', 'model', 'sources']);
  });
});
