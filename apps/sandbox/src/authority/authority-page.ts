import { formatRupees, rupees } from '@pahiya/domain/shared/money';
import type { SandboxChallan } from '../challans/sandbox-challan.ts';
import { checkoutDocument, escapeHtml } from '../razorpay/checkout-layout.ts';
import type { Payability } from './payability.ts';

/** Form to find a challan; `not-found`: the last search had no result. */
export function renderSearch(problem: 'not-found' | null): string {
  const alert =
    problem === null
      ? ''
      : '<p role="alert">No challan of this vehicle has that number. Check both numbers.</p>';
  return page(
    'Pay a challan at the authority',
    `${alert}<form method="post" action="/authority/search">
<p><label for="vehicle">Vehicle number</label><br><input id="vehicle" name="vehicleNumber" required autocomplete="off" maxlength="16"></p>
<p><label for="challan">Challan number</label><br><input id="challan" name="challanNumber" required autocomplete="off" maxlength="30"></p>
<p><button class="act">Find challan</button></p>
</form>`,
  );
}

/** A challan with its amount and the pay button, or why it cannot be paid. */
export function renderChallan(challan: SandboxChallan, payability: Payability): string {
  const offences = challan.offences
    .map(({ section, name }) => `<li>${escapeHtml(name)} (${escapeHtml(section)})</li>`)
    .join('');
  return page(
    `Challan ${challan.challanNumber}`,
    `<ul>${offences}</ul>
<p class="soft">${escapeHtml(challan.place)}, ${challan.issuedOn} ${challan.issuedAt}</p>
${renderPayability(challan, payability)}
<p><a href="/authority">Another challan</a></p>`,
  );
}

/** The receipt after a payment. */
export function renderReceipt(challan: SandboxChallan, receipt: string, at: string): string {
  return page(
    'Challan paid',
    `<p role="status">Challan ${escapeHtml(challan.challanNumber)} is paid.</p>
<p>Receipt number<br><strong id="receipt">${escapeHtml(receipt)}</strong></p>
<p class="soft">${escapeHtml(at)}</p>
<p><a href="/authority">Another challan</a></p>`,
  );
}

function renderPayability(challan: SandboxChallan, payability: Payability): string {
  switch (payability.kind) {
    case 'not-payable':
      return `<p role="status">${escapeHtml(payability.reason)}</p>`;
    case 'paid':
      return `<p role="status">Paid on ${escapeHtml(payability.on)}. Receipt number <strong id="receipt">${escapeHtml(payability.receipt)}</strong></p>`;
    case 'payable':
      return payForm(challan, payability.rupees);
  }
}

/** Asks for the vehicle number again, as official sites do before a payment. */
function payForm(challan: SandboxChallan, amount: number): string {
  return `<form method="post" action="/authority/pay">
<input type="hidden" name="challanNumber" value="${escapeHtml(challan.challanNumber)}">
<p><label for="vehicle">Vehicle number, once more</label><br><input id="vehicle" name="vehicleNumber" required autocomplete="off" maxlength="16"></p>
<p><button class="act">Pay ${formatRupees(rupees(amount))}</button></p>
</form>`;
}

function page(title: string, main: string): string {
  return checkoutDocument({
    language: 'en',
    title,
    stripe: 'Sandbox. This is no official site and nothing is paid here.',
    main,
  });
}
