import type { Services } from '../../services.ts';
import { deleteMessagesBefore, messageDays } from './message-repository.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Deletes expired conversations; returns the number of questions. */
export async function purgeAssistant({ sql, now }: Pick<Services, 'sql' | 'now'>): Promise<number> {
  const before = new Date(now().getTime() - messageDays * dayMs);
  return deleteMessagesBefore(sql, before);
}
