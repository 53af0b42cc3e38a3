import { createYoutubeDirectory } from '@pahiya/providers/video-directories/youtube/youtube-directory';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type SandboxOnLoopback, startSandbox } from '../../test/sandbox-on-loopback.ts';

let sandbox: SandboxOnLoopback;
beforeEach(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.close());

const directory = (http = {}) =>
  sandbox.keep(
    createYoutubeDirectory({
      baseUrl: `${sandbox.address}/videos`,
      http,
      guard: { retryDelayMs: 1 },
    }),
  );

test.each([
  ['sandbox-001', 'there'],
  ['gone-000001', 'gone'],
  ['private-001', 'gone'],
])('%s is %s', async (videoId, state) => {
  expect(await directory().look(videoId)).toEqual({ ok: true, value: state });
});

test.each([
  [{ status: 503 }, 'unavailable'],
  [{ status: 429 }, 'rate-limited'],
  [{ status: 418 }, 'malformed'],
  [{ mode: 'reset' }, 'unavailable'],
  [{ mode: 'huge' }, 'malformed'],
] as const)('%o says nothing about the video', async (fault, kind) => {
  await sandbox.setFault('videos', fault);
  expect(await directory().look('gone-000001')).toMatchObject({ ok: false, error: { kind } });
});

test('no answer is a time-out', async () => {
  await sandbox.setFault('videos', { mode: 'silent' });
  expect(await directory({ timeoutMs: 50 }).look('sandbox-001')).toMatchObject({
    ok: false,
    error: { kind: 'timeout' },
  });
});
