import type { AnswerOf } from '@pahiya/contracts/contract';
import type { rtoServicePrice as contract } from '@pahiya/contracts/rto-orders/rto-order-contracts';
import { chargeOf } from '@pahiya/domain/orders/order-line';
import { documentDays, rtoLines } from '@pahiya/domain/rto-services/rto-price';
import { ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { pricingDay } from '../new-cars/tax-rules/pricing-day.ts';
import { priceService, type RtoWish } from './price-service.ts';

type Answer = AnswerOf<typeof contract>;

/** Today's price of a service, line by line. Refuses as `priceService`. */
export async function readPrice(
  services: Services,
  wish: RtoWish,
): Promise<Result<Answer, Refusal>> {
  const day = await pricingDay(services);
  const priced = priceService(day, wish, 'query');
  if (!priced.ok) return priced;
  const { price } = priced.value;
  const { gstBasisPoints } = services.settings.challans.fees;
  // Only the amounts are shown: there is no order yet that the parts belong to.
  const lines = rtoLines(price, gstBasisPoints, { 'service-fee': '', 'government-fee': '' });
  return ok({
    lines: lines.map(({ kind, code, amount }) => ({
      kind: kind as Answer['lines'][number]['kind'],
      code,
      amount,
    })),
    total: chargeOf(lines).total,
    fileWithinDays: price.fileWithinDays,
    documentDays: documentDays(day.today),
    since: price.since,
  });
}
