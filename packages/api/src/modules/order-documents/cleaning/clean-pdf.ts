import { Worker } from 'node:worker_threads';
import { err, ok, type Result } from '@pahiya/domain/shared/result';

/** Limits of the thread that parses one PDF. */
export type PdfLimits = {
  readonly timeoutMs: number;
  readonly heapMb: number;
  readonly program: URL;
};

const usual: PdfLimits = {
  timeoutMs: 15_000,
  heapMb: 192,
  program: new URL('./clean-pdf-program.ts', import.meta.url),
};

/** Maximum number of threads, and of files waiting for one. */
const threadsAtMost = 2;
const waitingAtMost = 16;

let running = 0;
const waiting: (() => void)[] = [];

/** Copies the pages of a PDF into a new one without active content (`copyPdfPages`). Untrusted input, so the parser
 * runs in a separate thread with limits on time and memory. Refuses `unreadable` for a file that cannot be parsed
 * within them, and `busy` when the queue is full. */
export async function cleanPdf(
  bytes: Uint8Array,
  limits: Partial<PdfLimits> = {},
): Promise<Result<Buffer, 'unreadable' | 'busy'>> {
  if (running >= threadsAtMost) {
    if (waiting.length >= waitingAtMost) return err('busy');
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  running += 1;
  try {
    const clean = await parseApart(bytes, { ...usual, ...limits });
    return clean === null ? err('unreadable') : ok(clean);
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

async function parseApart(
  bytes: Uint8Array,
  { timeoutMs, heapMb, program }: PdfLimits,
): Promise<Buffer | null> {
  const worker = new Worker(program, {
    workerData: bytes,
    env: {},
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 32 },
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const answer = await new Promise<Uint8Array | null>((resolve) => {
      timer = setTimeout(() => resolve(null), timeoutMs);
      worker.once('message', resolve);
      // Out of memory, or a parser error.
      worker.once('error', () => resolve(null));
      worker.once('exit', () => resolve(null));
    });
    return answer === null
      ? null
      : Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength);
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
