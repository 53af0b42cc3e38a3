import { isTestPassed, type TestRule, testRuleOf } from '@pahiya/domain/practice/paper-rule';
import { testPaper } from '@pahiya/domain/practice/practice-paper';
import { type PracticeQuestion, practiceTopics } from '@pahiya/domain/practice/practice-question';
import { istDateOf } from '@pahiya/domain/shared/ist-date';
import type { Language } from '@pahiya/domain/shared/language';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { type RunningTest, readTicket, writeTicket } from './paper-ticket.ts';
import { explainedQuestion, openQuestion } from './question-on-wire.ts';

/** The way from this server and back also takes time, which is not the person's. */
const travelMs = 3_000;
/** An older test is over. */
const longestTestMs = 3 * 60 * 60_000;

type Clock = Pick<Services, 'now' | 'settings'>;
type Start = {
  readonly language: Language;
  readonly seed?: string | undefined;
  readonly state?: string | undefined;
};

/** The first question. Without a seed the paper depends on the instant. */
export function startTest({ now, settings }: Clock, { language, seed, state }: Start) {
  const at = now().getTime();
  const test = { seed: seed ?? at.toString(36), state: state ?? null, startedAt: at, askedAt: at };
  return openAnswer({ ...test, answers: '' }, { language, settings });
}

type Given = {
  readonly language: Language;
  readonly ticket: string;
  readonly choice: number | null;
};

/** The next question, or the result after the last one. An answer after the question's time counts as none. */
export function answerTest(
  { now, settings }: Clock,
  { language, ticket, choice }: Given,
): Result<ReturnType<typeof openAnswer> | ReturnType<typeof resultOf>, Refusal> {
  const test = readTicket(ticket, settings.secret);
  const at = now().getTime();
  if (test === null || at - test.startedAt > longestTestMs) return err(noTest);
  const { rule, paper } = paperOf(test);
  const open = paper[test.answers.length];
  if (open === undefined) return err(noTest);
  const isInTime = at - test.askedAt <= rule.seconds * 1000 + travelMs;
  const isOption = choice !== null && choice <= open.wrong.length;
  const given = isInTime && isOption ? String(choice) : '-';
  const next = { ...test, askedAt: at, answers: test.answers + given };
  return ok(
    next.answers.length < paper.length
      ? openAnswer(next, { language, settings })
      : resultOf(next, language),
  );
}

const noTest: Refusal = {
  code: 'practice/test-not-found',
  detail: 'This test is over or was not started here. Start another one.',
};

/** The rule on the day of the start, and its questions. */
function paperOf({ seed, state, startedAt }: RunningTest): {
  readonly rule: TestRule;
  readonly paper: readonly PracticeQuestion[];
} {
  const rule = testRuleOf(state, istDateOf(new Date(startedAt)));
  return { rule, paper: testPaper(seed, rule.questions) };
}

type Opening = { readonly language: Language; readonly settings: Services['settings'] };

function openAnswer(test: RunningTest, { language, settings }: Opening) {
  const { rule, paper } = paperOf(test);
  const at = test.answers.length;
  const question = paper[at];
  if (question === undefined) throw new Error(`the paper has no question ${at + 1}`);
  return {
    kind: 'question' as const,
    ticket: writeTicket(test, settings.secret),
    question: openQuestion(question, { language, seed: test.seed }),
    number: at + 1,
    of: paper.length,
    seconds: rule.seconds,
  };
}

function resultOf(test: RunningTest, language: Language) {
  const { rule, paper } = paperOf(test);
  const marked = paper.map((question, at) => {
    const given = test.answers[at];
    const explained = explainedQuestion(question, { language, seed: test.seed });
    const chosen = given === undefined || given === '-' ? null : Number(given);
    return { ...explained, chosen };
  });
  const isRight = ({ right, chosen }: (typeof marked)[number]) => right === chosen;
  const correct = marked.filter(isRight).length;
  return {
    kind: 'result' as const,
    state: rule.state,
    correct,
    of: paper.length,
    pass: rule.pass,
    isPassed: isTestPassed(correct, rule),
    seconds: Math.round((test.askedAt - test.startedAt) / 1000),
    topics: practiceTopics.map((topic) => {
      const ofTopic = marked.filter((one) => one.topic === topic);
      return { topic, correct: ofTopic.filter(isRight).length, of: ofTopic.length };
    }),
    toLearn: marked.filter((one) => !isRight(one)),
  };
}
