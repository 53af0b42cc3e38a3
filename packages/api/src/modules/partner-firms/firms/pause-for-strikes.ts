import type { Queryable } from '../../../db/database.ts';
import { updatePaused } from '../store/firm-repository.ts';

/** Pauses a firm that too many people complained about; one that is paused or closed stays so. Our team resumes it. */
export async function pauseForStrikes(tx: Queryable, firmId: string, at: Date): Promise<void> {
  await updatePaused(tx, firmId, at, 'strikes');
}
