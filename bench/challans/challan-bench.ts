import type { Database } from '@pahiya/api/db/database';
import type { Program } from '../measure.ts';
import type { StartTwin } from '../twin.ts';

/** What every part of the challans' benchmark works with. */
export type ChallanBench = {
  readonly product: Program;
  readonly sql: Database;
  readonly databaseUrl: string;
  readonly poolSize: string;
  readonly startTwin: StartTwin;
  readonly rounds: number;
  readonly seconds: number;
  readonly isQuick: boolean;
};

/** Tells how far it is. */
export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** As the table writes rates. */
export function perSecond(value: number): string {
  return `${Math.round(value).toLocaleString('en-IN')}/s`;
}
