import file from '../../data/practice.json' with { type: 'json' };
import type { Bilingual } from '../shared/bilingual.ts';
import type { IstDate } from '../shared/ist-date.ts';

/** How a learner's test is set. Source: CMVR rule 11 (60 per cent); number and seconds differ by state. */
export type TestRule = {
  /** Code of the state; null: everywhere without a rule of its own. */
  readonly state: string | null;
  readonly questions: number;
  /** Right answers needed. */
  readonly pass: number;
  /** Seconds for each question. */
  readonly seconds: number;
  /** First day; null if not known. */
  readonly from: string | null;
  readonly confidence: 'high' | 'medium';
  readonly source: Bilingual;
};

const rules: readonly TestRule[] = file.testRules as readonly TestRule[];

/** States with a rule of their own on a day. */
export function statesWithTestRule(today: IstDate): readonly string[] {
  return rules.flatMap(({ state, from }) =>
    state !== null && (from === null || from <= today) ? [state] : [],
  );
}

/** The rule of a state on a day: the latest of its own that has begun, else the common one. */
export function testRuleOf(state: string | null, today: IstDate): TestRule {
  const begun = rules
    .filter((rule) => rule.state === state || rule.state === null)
    .filter(({ from }) => from === null || from <= today)
    .sort((a, b) => score(b) - score(a) || ((a.from ?? '') < (b.from ?? '') ? 1 : -1));
  const rule = begun[0];
  if (rule === undefined) throw new Error('practice.json lacks the common test rule');
  return rule;
}

function score({ state }: TestRule): number {
  return state === null ? 0 : 1;
}

/** Whether so many right answers pass. */
export function isTestPassed(correct: number, { pass }: Pick<TestRule, 'pass'>): boolean {
  return correct >= pass;
}
