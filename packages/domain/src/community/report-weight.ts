import type { ReasonFor } from '../reports/report-reasons.ts';
import type { TrustLevel } from './trust.ts';

/** A report of a post or comment with what is known about its author. */
export type WeighedReport = {
  readonly reason: ReasonFor<'community-post'>;
  readonly trust: TrustLevel;
  readonly accountHours: number;
};

/** From how much weight and how many people on a thing is hidden until a moderator decides. Source: own rule of
 * November 2026; confidence: medium. Rule id: COMMUNITY-HIDE. */
export const hideThreshold = { weight: 8, people: 3 } as const;

/** Reasons that hide at the first report of somebody at level 2: the law gives hours for them, so a thing is hidden
 * first and judged after. Source: IT (Intermediary Guidelines and Digital Media Ethics Code) Rules 2021, rule 3(2)(b). */
const urgent: readonly WeighedReport['reason'][] = [
  ...(['nudity', 'impersonation', 'child-danger', 'personal-data'] as const),
];

/** Weight of one report: accounts of the first day have none. */
function weightOf({ trust, accountHours }: WeighedReport): number {
  return accountHours < 24 ? 0 : 1 + trust;
}

/** Whether open reports of one thing hide it. */
export function hidesAt(reports: readonly WeighedReport[]): boolean {
  if (reports.some((one) => one.trust === 2 && urgent.includes(one.reason))) return true;
  const counted = reports.filter((one) => weightOf(one) > 0);
  const weight = counted.reduce((sum, one) => sum + weightOf(one), 0);
  return counted.length >= hideThreshold.people && weight >= hideThreshold.weight;
}

/** Hours in which a report must be decided, by its reason. Source: the same rules with the amendment notified on 10
 * February 2026 (G.S.R. 120(E)): 2 hours, 3 hours, 36 hours, 7 days; confidence: medium. Rule id: COMMUNITY-CLOCKS. */
export const decideWithinHours: Readonly<Record<WeighedReport['reason'], number>> = {
  ...{ nudity: 2, impersonation: 2, 'child-danger': 2, unlawful: 3 },
  ...{ 'personal-data': 36, harassment: 36, scam: 36, copyright: 36 },
  ...{ spam: 168, 'wrong-facts': 168, 'off-topic': 168, other: 168 },
};
