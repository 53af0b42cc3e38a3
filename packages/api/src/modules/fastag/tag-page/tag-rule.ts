import type { FastagRuleId } from '@pahiya/domain/fastag/rule-rows';
import type { FastagRule } from '@pahiya/domain/fastag/rules';

/** A rule as sent: its source and since when it applies. */
export function ruleOnWire({
  source,
  sourceDate,
  validFrom,
  confidence,
}: FastagRule<FastagRuleId>) {
  return { source, sourceDate, validFrom, confidence };
}
