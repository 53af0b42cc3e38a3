import type { ApiFailure } from '@pahiya/api-client/api-failure';
import { data, redirect } from 'react-router';
import { safeNextPath } from '../../../frame/page/page-path.ts';
import type { PageTools } from '../../../frame/page/page-tools.ts';
import { type PageFailure, toPageFailure } from '../../../parts/failure/page-failure.ts';
import { type Refused, refusedOf } from '../../../parts/failure/refused.ts';

export type { Refused };

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
  tools: PageTools,
  failure: ApiFailure,
  { intent, request, ...more }: { readonly intent: string; readonly request: Request } & More,
) {
  const known = toPageFailure(failure);
  const elsewhere = gate(known, request);
  if (elsewhere !== null) return elsewhere;
  return data({ ...more, ...refusedOf(tools, failure, intent) }, { status: known.status });
}

/** A path of the desk to redirect to; the queue for anything else. */
export function nextAtDesk(next: unknown): string {
  const path = safeNextPath(next, '/desk');
  return /^\/(?:desk|moderate)(?:[/?]|$)/.test(path) ? path : '/desk';
}
