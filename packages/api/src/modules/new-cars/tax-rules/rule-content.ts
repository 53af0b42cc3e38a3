import type { Transaction } from '../../../db/database.ts';
import { bumpContent } from '../../content-versions/bump-content.ts';
import { carContent } from '../content/car-content.ts';

/** Tag of pages that show taxes and fees of registering offices. */
export const taxRuleContent = 'tax-rules';

/** Invalidates every page that shows a tax, a fee, or an on-road price. */
export async function bumpTaxRules(tx: Transaction): Promise<void> {
  await bumpContent(tx, carContent);
  await bumpContent(tx, taxRuleContent);
}
