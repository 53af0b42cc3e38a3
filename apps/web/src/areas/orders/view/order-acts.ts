import { toPageFailure } from '../../../parts/failure/page-failure.ts';
import type { Acted } from './order-outcome.ts';

/** The form was accepted; `deed`: the code of its confirmation. */
export function done(deed: string): Acted {
  return { kind: 'done', deed };
}

/** The form is shown again with what is wrong in it. */
export function wrong(intent: string, item: string, problems: readonly string[]): Acted {
  return { kind: 'shown', outcome: { kind: 'form', intent, item, problems, facts: {} } };
}

/** The form was accepted, and the page says so beside it. */
export function said(intent: string, item: string, facts: Readonly<Record<string, string>>): Acted {
  return { kind: 'shown', outcome: { kind: 'form', intent, item, problems: [], facts } };
}

/** A call failed. `item`: the item at whose form that is shown; null for the top of the page. */
export function failed(error: Parameters<typeof toPageFailure>[0], item: string | null): Acted {
  return { kind: 'shown', outcome: { kind: 'failed', failure: toPageFailure(error), item } };
}
