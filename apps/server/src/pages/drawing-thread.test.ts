import type { EventLoopUtilization } from 'node:perf_hooks';
import type { DrawnElsewhere } from '@pahiya/web/frame/page/page-contract';
import { afterEach, describe, expect, test } from 'vitest';
import { type DrawingThread, shareOf, startDrawingThread } from './drawing-thread.ts';

/** A web app for the thread: renders its input as many bytes, and follows its instructions. */
const app = `data:text/javascript,${encodeURIComponent(`
  const later = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  export async function drawPage({ say, waitMs, act }) {
    if (waitMs) await later(waitMs);
    if (act === 'throw') throw new Error('no page');
    if (act === 'break') setTimeout(() => { throw new Error('broken'); });
    if (act === 'break') await later(60_000);
    const fault = act === 'fault' ? new TypeError('half a page') : null;
    return { status: 404, headers: { 'x-said': say }, html: say.repeat(5_000), fault };
  }
`)}`;

let thread: DrawingThread;

/** A thread that has passed its trial. */
async function ready(): Promise<void> {
  thread = startDrawingThread(app, { say: 'trial' });
  await expect.poll(() => thread.draw({ say: 'a' })).not.toBeNull();
  await expect.poll(() => thread.isIdle()).toBe(true);
}

const textOf = (page: DrawnElsewhere | null) => Buffer.from(page?.html ?? []).toString('utf8');

describe('a rendering thread', () => {
  afterEach(() => thread.end());

  test('gets no page before its trial is complete', () => {
    thread = startDrawingThread(app, { say: 'trial' });
    expect(thread.draw({ say: 'a' })).toBeNull();
  });

  test('returns each page to its caller, as bytes, whichever is ready first', async () => {
    await ready();
    const slow = thread.draw({ say: 'पहिया ₹', waitMs: 50 });
    const quick = thread.draw({ say: 'quick' });
    expect(textOf((await quick) ?? null)).toBe('quick'.repeat(5_000));
    const page = (await slow) ?? null;
    expect(textOf(page)).toBe('पहिया ₹'.repeat(5_000));
    expect(page).toMatchObject({ status: 404, headers: { 'x-said': 'पहिया ₹' }, fault: null });
  });

  test('has a limit of six at a time', async () => {
    await ready();
    const given = Array.from({ length: 8 }, () => thread.draw({ say: 'a', waitMs: 20 }));
    expect(given.map((page) => page !== null)).toEqual([
      ...Array.from({ length: 6 }, () => true),
      false,
      false,
    ]);
    await Promise.all(given);
    expect(thread.draw({ say: 'a' })).not.toBeNull();
  });

  test('returns what it could not render, and reports an error in a partly rendered page', async () => {
    await ready();
    expect(await thread.draw({ say: 'a', act: 'throw' })).toBeNull();
    const page = await thread.draw({ say: 'a', act: 'fault' });
    expect(page?.fault).toEqual(new TypeError('half a page'));
    expect(await thread.draw({ say: 'a' })).not.toBeNull();
  });

  test('gets no page with more than plain data', async () => {
    await ready();
    expect(thread.draw({ say: () => 'a' })).toBeNull();
    expect(thread.isIdle()).toBe(true);
  });

  test('that crashes returns its pages, and reports the error', async () => {
    await ready();
    const pages = [
      thread.draw({ say: 'a', act: 'break' }),
      thread.draw({ say: 'a', waitMs: 5_000 }),
    ];
    expect(await Promise.all(pages)).toEqual([null, null]);
    expect(await thread.ended).toMatchObject({ message: 'broken' });
    expect(thread.draw({ say: 'a' })).toBeNull();
  });

  test('that cannot load the app is reported and gets no page', async () => {
    thread = startDrawingThread('data:text/javascript,throw new Error("no app")', {});
    expect(await thread.ended).toMatchObject({ message: 'no app' });
    expect(thread.draw({ say: 'a' })).toBeNull();
  });

  test.each([
    ['could not be drawn', { say: 'trial', act: 'throw' }],
    ['is more than plain data', { say: () => 'trial' }],
  ])('ends when its trial %s', async (_, trial) => {
    thread = startDrawingThread(app, trial);
    expect(await thread.ended).toMatchObject({ message: expect.stringContaining('first page') });
  });

  test('that is stopped returns its pages', async () => {
    await ready();
    const page = thread.draw({ say: 'a', waitMs: 5_000 });
    await thread.end();
    expect(await page).toBeNull();
    expect(await thread.ended).toBeNull();
  });
});

test('the share is measured since the last call', () => {
  const readings: EventLoopUtilization[] = [
    { idle: 100, active: 100, utilization: 0.5 },
    { idle: 130, active: 170, utilization: 0.57 },
    { idle: 230, active: 170, utilization: 0.43 },
  ];
  const share = shareOf(() => readings.shift() as EventLoopUtilization);
  expect([share(), share()]).toEqual([0.7, 0]);
});
