import { PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import { cleanPdf } from './clean-pdf.ts';

async function pdf(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage([200, 200]);
  return document.save();
}

/** A parser that never returns, or exhausts memory, as with a hostile file. */
const program = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`);
const endless = program('for (;;) {}');
const greedy = program(
  'const all = []; for (;;) all.push(new Array(100_000).fill(Math.random()));',
);

test('a PDF is copied in a separate thread', async () => {
  const clean = await cleanPdf(await pdf());
  if (!clean.ok) throw new Error(clean.error);
  expect((await PDFDocument.load(clean.value)).getPageCount()).toBe(1);
});

test('a file that keeps the parser busy is refused, and the server stays responsive', async () => {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 5);
  const clean = await cleanPdf(await pdf(), { program: endless, timeoutMs: 300 });
  clearInterval(timer);
  expect(clean).toEqual({ ok: false, error: 'unreadable' });
  expect(turns).toBeGreaterThan(0);
});

test('a file that exhausts memory ends its thread, not the server', async () => {
  const clean = await cleanPdf(await pdf(), { program: greedy, heapMb: 24 });
  expect(clean).toEqual({ ok: false, error: 'unreadable' });
});

test('two files are parsed at once, others wait, and too many are refused', async () => {
  const bytes = await pdf();
  const slow = { program: endless, timeoutMs: 50 };
  const answers = await Promise.all(Array.from({ length: 20 }, () => cleanPdf(bytes, slow)));
  const busy = answers.filter((one) => !one.ok && one.error === 'busy');
  expect(busy).toHaveLength(2);
  expect((await cleanPdf(bytes)).ok).toBe(true);
});

test('a file that is not a PDF is refused', async () => {
  expect(await cleanPdf(Buffer.from('%PDF-1.7 and nothing else'))).toEqual({
    ok: false,
    error: 'unreadable',
  });
});
