import type { Database } from '@pahiya/api/db/database';
import type { Program } from '../measure.ts';

/** What every part of the benchmark of content works with. */
export type ContentBench = {
  readonly product: Program;
  readonly sql: Database;
  readonly rounds: number;
  readonly seconds: number;
  readonly isQuick: boolean;
};

/** The article that is measured: of usual length, with a poll, questions and related articles. */
export const articlePath = '/blog/puc-certificate';

/** Tells how far it is. */
export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Milliseconds as the table writes them. */
export function inMs(value: number): string {
  return `${value.toFixed(value < 10 ? 2 : 1)} ms`;
}
