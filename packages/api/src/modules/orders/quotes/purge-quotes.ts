import type { Services } from '../../../services.ts';
import { deleteExpired } from './quote-repository.ts';

/** Days for which a quote is kept after it expired: a repeated request within them finds its order. */
const KEEP_DAYS = 2;

/** Deletes old quotes; returns how many. */
export function purgeQuotes({ sql, now }: Services): Promise<number> {
  return deleteExpired(sql, new Date(now().getTime() - KEEP_DAYS * 86_400_000));
}
