import type { deskLateErasures } from '@pahiya/contracts/contact-ledger/contact-contracts';
import type { AnswerOf } from '@pahiya/contracts/contract';
import type { Services } from '../../services.ts';
import { selectLateErasures } from './store/contact-use-repository.ts';

/** Firms that kept a person's data longer than they may, for the desk. */
export async function readLateErasures({
  sql,
  now,
}: Pick<Services, 'sql' | 'now'>): Promise<AnswerOf<typeof deskLateErasures>['late']> {
  const rows = await selectLateErasures(sql, now());
  return rows.map(({ oldestDueAt, ...row }) => ({
    ...row,
    oldestDueAt: oldestDueAt.toISOString(),
  }));
}
