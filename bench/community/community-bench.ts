import type { Database } from '@pahiya/api/db/database';
import type { Program } from '../measure.ts';
import type { StartTwin } from '../twin.ts';

/** Shared by all parts of the community's benchmark. */
export type CommunityBench = {
  readonly product: Program;
  readonly sql: Database;
  readonly databaseUrl: string;
  readonly poolSize: string;
  readonly startTwin: StartTwin;
  readonly rounds: number;
  readonly seconds: number;
  readonly isQuick: boolean;
  readonly say: (text: string) => void;
};
