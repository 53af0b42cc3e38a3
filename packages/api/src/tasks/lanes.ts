import type { TaskKind } from './task-kinds.ts';

/** Each lane has slots of its own, so that work in bulk, or a job that takes an hour, keeps nobody waiting. */
export type Lane = 'prompt' | 'bulk' | 'scheduled';

/** Tasks of a lane that one worker runs at the same time. */
export const slotsOf: Readonly<Record<Lane, number>> = { prompt: 4, bulk: 2, scheduled: 4 };

/** All other kinds are prompt: somebody waits for them, or money does. */
const lanesOfKinds: Partial<Record<TaskKind, Lane>> = {
  scheduled: 'scheduled',
  'send-newsletter': 'bulk',
  'send-notice': 'bulk',
  'send-partner-event': 'bulk',
  'send-dealer-news': 'bulk',
  deliver: 'bulk',
  'check-own-challans': 'bulk',
  'check-sold-challans': 'bulk',
  'erase-documents': 'bulk',
  'erase-file': 'bulk',
};

/** The lane of a kind. */
export function laneOf(kind: TaskKind): Lane {
  return lanesOfKinds[kind] ?? 'prompt';
}
