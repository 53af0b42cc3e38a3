import type { Database } from '@pahiya/api/db/database';
import type { Program } from '../measure.ts';
import type { StartTwin } from '../twin.ts';

/** Shared by all parts of the challan benchmark. */
export type ChallanBench = {
  readonly product: Program;
  readonly sql: Database;
  readonly databaseUrl: string;
  readonly poolSize: string;
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

/** A rate as printed in the table. */
export function perSecond(value: number): string {
  return `${Math.round(value).toLocaleString('en-IN')}/s`;
}
