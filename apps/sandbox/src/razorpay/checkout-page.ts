import { formatRupees, paise } from '@pahiya/domain/shared/money';
import QRCode from 'qrcode';
import { CHECKOUT_COPY, type CheckoutCopy } from './checkout-copy.ts';
import { checkoutDocument, escapeHtml } from './checkout-layout.ts';
import type { CheckoutSession } from './checkout-session.ts';
import type { RazorpayMethod, RazorpayOrder } from './entities.ts';
import { outcomes } from './outcomes.ts';

export const BANKS = ['HDFC Bank', 'ICICI Bank', 'State Bank of India', 'Axis Bank'] as const;

/** Paths of a session's pages. */
export const CHECKOUT_PATH = '/v1/checkout/embedded';

/** Page with all payment methods. A phone gets a link to its UPI apps, other devices a QR code. */
export async function renderCheckout(
  session: CheckoutSession,
  order: RazorpayOrder,
  options: { readonly isPhone: boolean; readonly cardError?: boolean },
): Promise<string> {
  const copy = CHECKOUT_COPY[session.language];
  const link = upiLink(session, order);
  const upi = options.isPhone ? upiIntent(copy, link) : await upiCode(copy, link);
  return document(
    session,
    copy.title,
    `${summary(session, order, copy)}
<section aria-labelledby="upi"><h2 id="upi">${copy.upi}</h2>${upi}${outcomeForm(session, copy, 'upi')}</section>
<section aria-labelledby="card"><h2 id="card">${copy.card}</h2>${cardForm(session, copy, options.cardError ?? false)}</section>
<section aria-labelledby="bank"><h2 id="bank">${copy.bank}</h2>${bankForm(session, copy)}</section>
<form method="post" action="${CHECKOUT_PATH}/${session.id}/pay"><button name="outcome" value="dismissal">${copy.cancel}</button></form>`,
  );
}

/** The bank's page for net banking. */
export function renderBank(session: CheckoutSession, order: RazorpayOrder, bank: string): string {
  const copy = CHECKOUT_COPY[session.language];
  return document(
    session,
    copy.bankTitle(bank),
    `${summary(session, order, copy)}<section>${outcomeForm(session, copy, 'netbanking')}</section>`,
  );
}

/** OTP page of the card's bank. */
export function renderOtp(
  session: CheckoutSession,
  order: RazorpayOrder,
  card: { readonly last4: string; readonly hasError: boolean },
): string {
  const copy = CHECKOUT_COPY[session.language];
  const error = card.hasError ? `<p class="error" id="otp-error">${copy.otpForm}</p>` : '';
  const describedBy = card.hasError ? 'otp-hint otp-error' : 'otp-hint';
  return document(
    session,
    copy.otpTitle,
    `${summary(session, order, copy)}<section>
<form method="post" action="${CHECKOUT_PATH}/${session.id}/card/otp">
<input type="hidden" name="last4" value="${escapeHtml(card.last4)}">
<p class="soft" id="otp-hint">${copy.otpHint}</p>${error}
<label>${copy.otp}<input name="otp" inputmode="numeric" autocomplete="one-time-code" maxlength="20" required aria-describedby="${describedBy}"${card.hasError ? ' aria-invalid="true"' : ''}></label>
<button class="act">${copy.confirm}</button>
</form></section>`,
  );
}

function document(session: CheckoutSession, title: string, main: string): string {
  const { language } = session;
  return checkoutDocument({ language, title, stripe: CHECKOUT_COPY[language].stripe, main });
}

function summary(session: CheckoutSession, order: RazorpayOrder, copy: CheckoutCopy): string {
  return `<div>
<p class="amount">${formatRupees(paise(order.amount))}</p>
<p class="soft">${escapeHtml(copy.payTo(session.name))}. ${escapeHtml(session.description)}<br>${copy.order} ${order.id}</p>
</div>`;
}

/** UPI deep link. The payee does not exist: `.invalid` is not the handle of any bank. */
function upiLink(session: CheckoutSession, order: RazorpayOrder): string {
  const fields = new URLSearchParams({
    pa: 'sandbox@invalid',
    pn: session.name,
    tr: order.id,
    am: (order.amount / 100).toFixed(2),
    cu: 'INR',
    tn: 'SANDBOX',
  });
  return `upi://pay?${fields}`;
}

function upiIntent(copy: CheckoutCopy, link: string): string {
  return `<p class="soft">${copy.upiOpen}</p><p><a class="button" href="${escapeHtml(link)}">${copy.upiAppLink}</a></p>`;
}

async function upiCode(copy: CheckoutCopy, link: string): Promise<string> {
  const svg = await QRCode.toString(link, { type: 'svg', margin: 0 });
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return `<img class="qr" width="192" height="192" alt="${copy.qrAlt}" src="${source}"><p class="soft">${copy.upiScan}</p>`;
}

function outcomeForm(session: CheckoutSession, copy: CheckoutCopy, method: RazorpayMethod): string {
  const buttons = outcomes.map((outcome) =>
    outcome === 'dismissal'
      ? ''
      : `<button name="outcome" value="${outcome}"${outcome === 'success' ? ' class="act"' : ''}>${copy.outcomes[outcome]}</button>`,
  );
  return `<form method="post" action="${CHECKOUT_PATH}/${session.id}/pay">
<input type="hidden" name="method" value="${method}">
<p>${copy.choose}</p><div class="choices">${buttons.join('')}</div></form>`;
}

function cardForm(session: CheckoutSession, copy: CheckoutCopy, hasError: boolean): string {
  const error = hasError ? `<p class="error" id="card-error">${copy.cardUnknown}</p>` : '';
  const describedBy = hasError ? 'card-hint card-error' : 'card-hint';
  return `<form method="post" action="${CHECKOUT_PATH}/${session.id}/card">
<p class="soft" id="card-hint">${copy.cardHint}</p>${error}
<label>${copy.cardNumber}<input name="number" inputmode="numeric" autocomplete="off" maxlength="23" required aria-describedby="${describedBy}"${hasError ? ' aria-invalid="true"' : ''}></label>
<div class="pair"><label>${copy.expiry}<input name="expiry" inputmode="numeric" autocomplete="off" maxlength="7" required></label>
<label>${copy.cvv}<input name="cvv" inputmode="numeric" autocomplete="off" maxlength="4" required></label></div>
<button>${copy.payByCard}</button></form>`;
}

function bankForm(session: CheckoutSession, copy: CheckoutCopy): string {
  const choices = BANKS.map((bank) => `<option>${bank}</option>`).join('');
  return `<form method="post" action="${CHECKOUT_PATH}/${session.id}/bank">
<label>${copy.bankChoose}<select name="bank">${choices}</select></label>
<button>${copy.toBank}</button></form>`;
}
