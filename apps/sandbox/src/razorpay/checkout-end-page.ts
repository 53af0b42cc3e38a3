import { CHECKOUT_COPY } from './checkout-copy.ts';
import { checkoutDocument, escapeHtml } from './checkout-layout.ts';
import type { CheckoutSession } from './checkout-session.ts';
import type { ReturnFields } from './play-outcome.ts';

/** Posts the result to the merchant: automatically with script, by a button without. */
export function renderReturn(
  session: CheckoutSession,
  fields: ReturnFields,
  nonce: string,
): string {
  const copy = CHECKOUT_COPY[session.language];
  const hidden = Object.entries(fields).map(
    ([name, value]) =>
      `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return page(
    session,
    copy.returningTitle,
    `<p>${copy.returning}</p>
<form id="return" method="post" action="${escapeHtml(session.callbackUrl)}">${hidden.join('')}<button class="act">${copy.goBack}</button></form>
<script nonce="${nonce}">document.getElementById('return').submit()</script>`,
  );
}

/** While the bank has not responded: the page polls, and can be left. */
export function renderWaiting(session: CheckoutSession): string {
  const copy = CHECKOUT_COPY[session.language];
  const { language, callbackUrl, cancelUrl } = session;
  return checkoutDocument({
    language,
    title: copy.waitingTitle,
    stripe: copy.stripe,
    refreshSeconds: 2,
    main: `<p role="status">${copy.waiting}</p><p><a class="button" href="${escapeHtml(cancelUrl ?? new URL('/', callbackUrl).href)}">${copy.leave}</a></p>`,
  });
}

/** The user closed the browser: no link back. */
export function renderClosed(session: CheckoutSession): string {
  const copy = CHECKOUT_COPY[session.language];
  return page(session, copy.closedTitle, `<p>${copy.closed}</p>`);
}

/** The order is already paid. */
export function renderPaid(session: CheckoutSession): string {
  const copy = CHECKOUT_COPY[session.language];
  const back = session.cancelUrl ?? new URL('/', session.callbackUrl).href;
  return page(
    session,
    copy.paidTitle,
    `<p>${copy.paid}</p><p><a class="button act" href="${escapeHtml(back)}">${copy.goBack}</a></p>`,
  );
}

/** Invalid checkout: in both languages, since the language is unknown. */
export function renderFault(reason: string): string {
  const { en, hi } = CHECKOUT_COPY;
  return checkoutDocument({
    language: 'en',
    title: en.faultTitle,
    stripe: en.stripe,
    main: `<p lang="hi">${hi.faultTitle}</p><p class="soft">${escapeHtml(reason)}</p>`,
  });
}

function page(session: CheckoutSession, title: string, main: string): string {
  const { language } = session;
  return checkoutDocument({ language, title, stripe: CHECKOUT_COPY[language].stripe, main });
}
