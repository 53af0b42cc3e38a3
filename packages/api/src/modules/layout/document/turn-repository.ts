import type { Transaction } from '../../../db/database.ts';

/** Replaces the instants at which a part of a document begins or ends to be shown. */
export async function putTurns(
  tx: Transaction,
  documentId: string,
  turns: readonly Date[],
): Promise<void> {
  await tx`delete from layout_turns where document_id = ${documentId}`;
  for (const at of turns) {
    await tx`insert into layout_turns (document_id, at) values (${documentId}, ${at})
      on conflict do nothing`;
  }
}

/** Deletes the scheduled changes that are due; returns how many. */
export async function takeTurns(tx: Transaction, now: Date): Promise<number> {
  const { count } = await tx`delete from layout_turns where at <= ${now}`;
  return count;
}
