import type { Database } from '@pahiya/api/db/database';
import type { Program } from '../measure.ts';

/** Shared by all parts of the content benchmark. */
export type ContentBench = {
  readonly product: Program;
  readonly sql: Database;
  readonly rounds: number;
  readonly seconds: number;
  readonly isQuick: boolean;
};

/** The measured article: of usual length, with a poll, questions and related articles. */
export const articlePath = '/blog/puc-certificate';

/** Prints progress. */
export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Milliseconds as printed in the table. */
export function inMs(value: number): string {
  return `${value.toFixed(value < 10 ? 2 : 1)} ms`;
}
