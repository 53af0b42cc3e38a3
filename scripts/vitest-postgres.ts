import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../apps/server/src/embedded-postgres.ts';
import { createTemplate } from '../packages/api/src/db/test-server.ts';

/** One PostgreSQL for all integration tests: that of DATABASE_URL, else the built-in one in a temporary folder. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.DATABASE_URL;
  const server = given ? { url: given, stop: async () => undefined } : await startTemporary();
  const { url, template, drop } = await createTemplate(server.url);
  project.provide('testServer', { url, template });
  return async () => {
    await drop();
    await server.stop();
  };
}

async function startTemporary(): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'pahiya-test-'));
  // When run as root, PostgreSQL runs as another user, who must be able to enter.
  chmodSync(dataDir, 0o711);
  const onProgress = (message: string) => console.error(message);
  const { url, stop } = await startEmbeddedPostgres({ dataDir, durable: false, onProgress });
  return {
    url,
    stop: async () => {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
