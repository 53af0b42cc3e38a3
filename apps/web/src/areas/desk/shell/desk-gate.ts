import type { ApiFailure } from '@pahiya/api-client/api-failure';
import { data, redirect } from 'react-router';
import { safeNextPath } from '../../../frame/page/page-path.ts';
import type { PageTools } from '../../../frame/page/page-tools.ts';
import { type PageFailure, retryAt, toPageFailure } from '../../../parts/failure/page-failure.ts';

/** A refused desk form's outcome, shown on the page it came from. */
export type Refused = {
  readonly intent: string;
  readonly failure: PageFailure;
  /** When it can be retried; null if unknown. */
  readonly retryAt: string | null;
  /** Fields that the server rejected, by its names. */
  readonly fields: readonly string[];
};

/** Where to redirect on a failure that the page cannot handle: to sign-in, or to changing the initial password. */
export function gate({ code }: PageFailure, request: Request): Response | null {
  if (code === 'operator/password-first') return redirect('/desk/password', 303);
  if (code !== 'auth/required') return null;
  const { pathname, search } = new URL(request.url);
  const here = pathname.replace(/^\/hi(?=\/)/, '') + search;
  const next = request.method === 'GET' ? here : pathname.replace(/^\/hi(?=\/)/, '');
  return redirect(`/desk/sign-in?next=${encodeURIComponent(next)}`, 303);
}

/** The page after a refused loader. */
export function failedPage(failure: ApiFailure, request: Request) {
  const known = toPageFailure(failure);
  const elsewhere = gate(known, request);
  if (elsewhere !== null) return elsewhere;
  return data({ kind: 'failed' as const, failure: known }, { status: known.status });
}

/** The result of a form whose call was refused; extra values are passed to its page. */
export function refusedForm<More extends object = object>(
  { nowIso }: PageTools,
  failure: ApiFailure,
  { intent, request, ...more }: { readonly intent: string; readonly request: Request } & More,
) {
  const known = toPageFailure(failure);
  const elsewhere = gate(known, request);
  if (elsewhere !== null) return elsewhere;
  const fields =
    failure.kind === 'problem' ? (failure.problem.errors ?? []).map(({ path }) => path) : [];
  const refused: Refused = { intent, failure: known, retryAt: retryAt(known, nowIso), fields };
  return data({ ...more, ...refused }, { status: known.status });
}

/** A path of the desk to redirect to; the queue for anything else. */
export function nextAtDesk(next: unknown): string {
  const path = safeNextPath(next, '/desk');
  return /^\/desk(?:[/?]|$)/.test(path) ? path : '/desk';
}
