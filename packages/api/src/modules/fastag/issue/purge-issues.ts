import type { Services } from '../../../services.ts';
import { deleteUnordered } from './issue-repository.ts';

/** An issue that is not ordered within two days is forgotten: the issuer's session is over long before. */
const keptDays = 2;

/** Deletes old issues without an order, and sessions and addresses of issues that were not paid. */
export async function purgeIssues({ sql, now }: Services): Promise<void> {
  await deleteUnordered(sql, new Date(now().getTime() - keptDays * 86_400_000));
}
