import type { ApiFailure } from '@pahiya/api-client/api-failure';
import type { PageTools } from '../../frame/page/page-tools.ts';
import { type PageFailure, retryAt, toPageFailure } from './page-failure.ts';

/** A refused form's outcome, shown on the page it came from. */
export type Refused = {
  readonly intent: string;
  readonly failure: PageFailure;
  /** When it can be retried; null if unknown. */
  readonly retryAt: string | null;
  /** Fields that the server rejected, by its names. */
  readonly fields: readonly string[];
};

/** The outcome of a form whose call was refused. */
export function refusedOf(
  { nowIso }: Pick<PageTools, 'nowIso'>,
  failure: ApiFailure,
  intent: string,
): Refused {
  const known = toPageFailure(failure);
  const fields =
    failure.kind === 'problem' ? (failure.problem.errors ?? []).map(({ path }) => path) : [];
  return { intent, failure: known, retryAt: retryAt(known, nowIso), fields };
}
