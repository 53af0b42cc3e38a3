import type { ApiFailure } from '@pahiya/api-client/api-failure';
import { data, redirect, redirectDocument } from 'react-router';
import { toPageFailure } from '../../parts/failure/page-failure.ts';

export const inspectPath = '/inspect';
export const inspectSignInPath = '/inspect/sign-in';

/** Page of an inspection, or of one group of its points. */
export function inspectionPath(inspectionId: string, group?: string): string {
  return `${inspectPath}/${inspectionId}${group === undefined ? '' : `/${group}`}`;
}

/** The sign-in page that returns to a page of inspectors. */
export function inspectorSignIn(next: string): string {
  return `${inspectSignInPath}?next=${encodeURIComponent(next)}`;
}

/** A path of inspectors to return to; their list for anything else. */
export function nextAtInspect(next: string | null): string {
  return next !== null && /^\/inspect(?:\/[\w-]+){0,2}$/.test(next) ? next : inspectPath;
}

/** After a refused call: to sign-in, to the first password at the desk (a page outside the app), or the failure for the
 * page. */
export function inspectorFailure(error: ApiFailure, here: string) {
  const failure = toPageFailure(error);
  if (failure.code === 'auth/required') return redirect(inspectorSignIn(here), 303);
  if (failure.code === 'operator/password-first') return redirectDocument('/desk/password', 303);
  return data({ kind: 'failed' as const, failure }, { status: failure.status });
}
