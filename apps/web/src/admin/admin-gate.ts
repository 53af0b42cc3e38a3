import type { ApiFailure } from '@pahiya/api-client/api-failure';
import { data, redirect } from 'react-router';
import { safeNextPath } from '../app/page-path.ts';
import type { PageTools } from '../app/page-tools.ts';
import { type PageFailure, retryAt, toPageFailure } from '../page-parts/page-failure.ts';

/** What came of a form of the desk that was refused: shown on the page it came from. */
export type Refused = {
  readonly intent: string;
  readonly failure: PageFailure;
  /** Instant from which it can work; null when it is not known. */
  readonly retryAt: string | null;
  /** Fields that the server found wrong, as it names them. */
  readonly fields: readonly string[];
};

/** Where a failure leads that the page itself cannot help with: to signing in, or to the first password. */
export function gate({ code }: PageFailure, request: Request): Response | null {
  if (code === 'operator/password-first') return redirect('/admin/password', 303);
  if (code !== 'auth/required') return null;
  const { pathname, search } = new URL(request.url);
  const here = pathname.replace(/^\/hi(?=\/)/, '') + search;
  const next = request.method === 'GET' ? here : pathname.replace(/^\/hi(?=\/)/, '');
  return redirect(`/admin/sign-in?next=${encodeURIComponent(next)}`, 303);
}

/** A page whose loader was refused. */
export function failedPage(failure: ApiFailure, request: Request) {
  const known = toPageFailure(failure);
  const elsewhere = gate(known, request);
  if (elsewhere !== null) return elsewhere;
  return data({ kind: 'failed' as const, failure: known }, { status: known.status });
}

/** A form whose call was refused; what else it is given goes along to its page. */
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

/** A path of the desk to go to next; anything else is the queue. */
export function nextAtDesk(next: unknown): string {
  const path = safeNextPath(next, '/admin');
  return /^\/admin(?:[/?]|$)/.test(path) ? path : '/admin';
}
