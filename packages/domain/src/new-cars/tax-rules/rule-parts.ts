import type { RuleColumn, RuleFaultReason, RuleLine } from './rule-cells.ts';

/** Refuses a cell of a line. */
export type AddFault = (line: RuleLine, column: RuleColumn, reason: RuleFaultReason) => void;

/** Between several sources of a line. */
export const betweenSources = ' | ';

/** Sources of all lines, each once. */
export function sourcesOf(lines: readonly RuleLine[]): string[] {
  const all = lines.flatMap(({ source }) => source.split('|').map((one) => one.trim()));
  return [...new Set(all)].filter((one) => one !== '');
}
