import { linesOfPlan } from '@pahiya/domain/fastag/tag-price';
import { chargeOf } from '@pahiya/domain/orders/order-line';
import type { Paise } from '@pahiya/domain/shared/money';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { z } from 'zod';
import type { User } from '../../../http/caller.ts';
import type { Device } from '../../../http/device.ts';
import type { Refusal } from '../../../http/refusal.ts';
import type { OrderQuote } from '../../../order-quote.ts';
import type { Services } from '../../../services.ts';
import { createOrder } from '../../orders/quotes/create-order.ts';
import { createQuotedOrder } from '../../orders/quotes/create-quoted-order.ts';
import { saveQuote } from '../../orders/quotes/save-quote.ts';
import { quoteChanged } from '../../orders/refusals.ts';
import { findOwnIssue, findOwnSession, type OwnIssue } from './find-issue.ts';
import { issuerUnavailable, issueWrongStep, notSold } from './issue-refusals.ts';
import { selectIssueLocked, updateIssueState, updateOrdered } from './issue-repository.ts';
import { sealAddress, type TagAddress } from './issue-seal.ts';

/** Name of the kind. */
export const tagKind = 'fastag-tag';

/** What a quote of a tag stores: the issue, the issuer's plan, and the delivery address, encrypted. */
const termsSchema = z.object({
  issueId: z.uuid(),
  planRef: z.string(),
  address: z.string().describe('Base64'),
});

type TagOrder = OwnIssue & { readonly expectedTotal: number; readonly address: TagAddress };
type By = { readonly caller: User; readonly device: Device };

/** Orders a tag at the issuer's current price, which must be the one that was shown. An issue that is ordered and unpaid
 * keeps its order. Returns the order's id. Refuses `fastag/*` of an issue, `fastag/not-sold`, `order/quote-changed`, and
 * what `createOrder` refuses. */
export async function orderTag(
  services: Services,
  { expectedTotal, address, ...own }: TagOrder,
  by: By,
): Promise<Result<string, Refusal>> {
  const known = await findOwnIssue(services, own, ['ready', 'ordered']);
  if (!known.ok) return known;
  if (known.value.state === 'ordered' && known.value.orderId !== null) {
    return ok(known.value.orderId);
  }
  const found = await findOwnSession(services, own, ['ready']);
  if (!found.ok) return found;
  const { issueId, vehicleNumber, tagClass, isSandbox } = found.value.row;
  const plan = await services.tagIssuer.plan(tagClass);
  if (!plan.ok) return err(issuerUnavailable);
  if (plan.value === null) return err(notSold);
  const lines = linesOfPlan(plan.value, issueId);
  if (totalOf(lines) !== expectedTotal) return err(quoteChanged);
  const sealed = sealAddress(services.settings, issueId, address).toString('base64');
  const { quoteId } = await saveQuote(services, {
    kind: tagKind,
    userId: own.userId,
    vehicleNumber,
    lines,
    itemCount: 1,
    terms: { issueId, planRef: plan.value.planRef, address: sealed },
    isSandbox,
  });
  return createOrder(services, { kind: tagKind, quoteId }, by);
}

/** Creates the order of a quote of a tag. Refuses `fastag/wrong-step` when the issue has another order by now. */
export async function createTagOrder(
  services: Services,
  quote: OrderQuote,
  by: By,
): Promise<Result<string, Refusal>> {
  const { issueId, planRef, address } = termsSchema.parse(quote.terms);
  try {
    return await createQuotedOrder(services, quote, by, async (tx, orderId) => {
      const row = await selectIssueLocked(tx, issueId);
      if (row?.state !== 'ready') throw new IssueTaken();
      const at = services.now();
      const sealed = Buffer.from(address, 'base64');
      await updateOrdered(tx, issueId, { orderId, planRef, address: sealed });
      await updateIssueState(tx, issueId, { state: 'ordered', at });
    });
  } catch (error) {
    if (error instanceof IssueTaken) return err(issueWrongStep);
    throw error;
  }
}

/** Rolls back an order whose issue was ordered in between. */
class IssueTaken extends Error {}

function totalOf(lines: ReturnType<typeof linesOfPlan>): Paise {
  return chargeOf(lines).total;
}
