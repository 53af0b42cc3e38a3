import type { Program } from '../measure.ts';
import type { StartTwin } from '../twin.ts';

/** Shared by all parts of the benchmark of new cars. */
export type CarBench = {
  readonly product: Program;
  readonly databaseUrl: string;
  readonly startTwin: StartTwin;
  /** The product on the same database, rendering in one thread. */
  readonly startOnOneThread: () => Promise<Program>;
  readonly rounds: number;
  readonly seconds: number;
  readonly isQuick: boolean;
};

/** Prints progress. */
export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
