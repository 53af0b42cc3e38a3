import type { Services } from '../../../services.ts';
import { lapseHeld } from '../../inspections/store/inspections-of-subject.ts';
import { deleteUnconfirmed } from '../store/sale-repository.ts';

/** Frees the slots that visitors did not confirm in time, and drops their sales. */
export async function lapseSlots({ sql, now }: Pick<Services, 'sql' | 'now'>): Promise<void> {
  await sql.begin(async (tx) => deleteUnconfirmed(tx, await lapseHeld(tx, now())));
}
