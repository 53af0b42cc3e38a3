import {
  type ConsentPurpose,
  consentPurposeSchema,
} from '@pahiya/contracts/account/consent-contracts';
import type { Answering, Asking } from '../../http/exchange.ts';
import type { ApiSettings } from '../../services.ts';

/** Purposes withdrawn in this browser. The device id lasts ten days; a withdrawal must outlive it. The cookie can only
 * deny, so it needs no signature, and it identifies no one. */
const withdrawnCookie = 'withdrawn';
const lifetimeSeconds = 365 * 24 * 60 * 60;

/** Purposes withdrawn in the browser's cookie; unknown values are ignored. */
export function withdrawnOf(request: Asking): readonly ConsentPurpose[] {
  const words = (request.cookies[withdrawnCookie] ?? '').split('.', 10);
  return consentPurposeSchema.options.filter((purpose) => words.includes(purpose));
}

/** Stores a choice in the browser: a withdrawal is added, a consent removes it. */
export function keepWithdrawn(
  request: Asking,
  reply: Answering,
  { purpose, granted }: { readonly purpose: ConsentPurpose; readonly granted: boolean },
  settings: ApiSettings,
): void {
  const others = withdrawnOf(request).filter((other) => other !== purpose);
  const withdrawn = granted ? others : [...others, purpose];
  const options = { path: '/', sameSite: 'lax', secure: settings.secureCookies } as const;
  if (withdrawn.length === 0) reply.clearCookie(withdrawnCookie, options);
  else
    reply.setCookie(withdrawnCookie, withdrawn.join('.'), { ...options, maxAge: lifetimeSeconds });
}
