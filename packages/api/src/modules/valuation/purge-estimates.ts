import type { Services } from '../../services.ts';
import { deleteEstimates } from './estimate-repository.ts';

/** Days for which an expired estimate is kept, so that a person can still open it from their history. */
const KEPT_DAYS = 90;
const DAY_MS = 86_400_000;

/** Erases estimates that expired long ago, daily. */
export async function purgeEstimates({ sql, now }: Services): Promise<void> {
  await deleteEstimates(sql, new Date(now().getTime() - KEPT_DAYS * DAY_MS));
}
