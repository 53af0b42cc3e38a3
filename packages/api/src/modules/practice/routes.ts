import * as contracts from '@pahiya/contracts/practice/practice-contracts';
import { statesWithTestRule, testRuleOf } from '@pahiya/domain/practice/paper-rule';
import { practiceCounts, practicePaper } from '@pahiya/domain/practice/practice-paper';
import {
  findPracticeQuestion,
  practiceCheckedOn,
} from '@pahiya/domain/practice/practice-questions';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import { ok } from '@pahiya/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import type { ModuleTools } from '../../module-tools.ts';
import { explainedQuestion } from './question-on-wire.ts';
import { answerTest, startTest } from './take-test.ts';

/** Questions of one round of practice. */
const roundLength = 15;
/** A ticket and a choice: far below this. */
const bodyLimitBytes = 4_096;

/** Registers the calls of the module. */
export function registerPractice(app: FastifyInstance, { services, serve }: ModuleTools): void {
  const today = () => istDateOf(services.now());

  serve(app, contracts.practiceOverview, async ({ query: { language, state } }) => {
    const { source, ...rule } = testRuleOf(state ?? null, today());
    return ok({
      rule: { ...rule, source: source[language] },
      states: [...statesWithTestRule(today())],
      counts: practiceCounts,
      checkedOn: practiceCheckedOn,
    });
  });

  serve(app, contracts.practiceQuestions, async ({ query: { language, seed, topic, only } }) => {
    const chosen =
      only === undefined
        ? practicePaper(seed, topic ?? null, roundLength)
        : [...new Set(only.split('.'))].flatMap((id) => findPracticeQuestion(id) ?? []);
    return ok({
      questions: chosen.map((one) => explainedQuestion(one, { language, seed })),
    });
  });

  serve(app, contracts.startPracticeTest, async ({ body }) => ok(startTest(services, body)), {
    bodyLimitBytes,
  });

  serve(app, contracts.answerPracticeTest, async ({ body }) => answerTest(services, body), {
    bodyLimitBytes,
  });
}
