import type { ApiFailure } from '@pahiya/api-client/api-failure';
import { data, redirect } from 'react-router';
import { safeNextPath } from '../../../frame/page/page-path.ts';
import type { PageTools } from '../../../frame/page/page-tools.ts';
import { type PageFailure, toPageFailure } from '../../../parts/failure/page-failure.ts';
import { refusedOf } from '../../../parts/failure/refused.ts';

/** Sign-in, for a failure that the page cannot handle. */
function gate({ code }: PageFailure, request: Request): Response | null {
  if (code !== 'auth/required') return null;
  const { pathname, search } = new URL(request.url);
  const path = pathname.replace(/^\/hi(?=\/)/, '');
  const next = request.method === 'GET' ? path + search : path;
  return redirect(`/partner/sign-in?next=${encodeURIComponent(next)}`, 303);
}

/** The page after a refused loader. */
export function failedPage(failure: ApiFailure, request: Request) {
  const known = toPageFailure(failure);
  const elsewhere = gate(known, request);
  if (elsewhere !== null) return elsewhere;
  return data({ kind: 'failed' as const, failure: known }, { status: known.status });
}

/** The result of a form whose call was refused. */
export function refusedForm(
  tools: PageTools,
  failure: ApiFailure,
  { intent, request }: { readonly intent: string; readonly request: Request },
) {
  const elsewhere = gate(toPageFailure(failure), request);
  if (elsewhere !== null) return elsewhere;
  const refused = refusedOf(tools, failure, intent);
  return data(refused, { status: refused.failure.status });
}

/** A path of partners' pages to redirect to; the inbox for anything else. */
export function nextAtPartner(next: unknown): string {
  const path = safeNextPath(next, '/partner');
  return /^\/partner(?:[/?]|$)/.test(path) ? path : '/partner';
}
