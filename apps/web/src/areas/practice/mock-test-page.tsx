import type { Answer } from '@pahiya/api-client/api-client';
import { ButtonLink } from '@pahiya/ui/button';
import { StatusChip } from '@pahiya/ui/status-chip';
import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePagePath } from '../../frame/page/use-page-path.ts';
import { SubmitButton } from '../../parts/controls/submit-button.tsx';
import { FailureFace } from '../../parts/failure/failure-face.tsx';
import type { PageFailure } from '../../parts/failure/page-failure.ts';
import { AnswerOptions } from './answer-options.tsx';
import { TestClock } from './clock.tsx';
import { LaneProgress } from './lane-progress.tsx';
import { LearnList } from './learn-list.tsx';
import { keepResult } from './past-results.ts';
import { roundPath } from './practice-paths.ts';
import { useFocusOnChange } from './round-page.tsx';
import { ScoreCard } from './score-card.tsx';
import { SignStage } from './sign-stage.tsx';

type Step = Answer<'answerPracticeTest'>;
type OpenStep = Extract<Step, { kind: 'question' }>;
type ResultStep = Extract<Step, { kind: 'result' }>;

/** Outcome of a step of the test. */
export type TestOutcome = Step | { readonly kind: 'failed'; readonly failure: PageFailure };

/** The mock test: one question a page, and the result after the last. */
export function MockTestPage({ outcome }: { outcome: TestOutcome | null }) {
  const copy = useCopy('practice');
  const path = usePagePath();
  if (outcome?.kind === 'question') return <TestQuestion step={outcome} />;
  if (outcome?.kind === 'result') return <TestResult result={outcome} />;
  return (
    <div className="practice-page py-3">
      {outcome === null ? (
        <>
          <h1>{copy.test.title}</h1>
          <p className="text-ink-2">{copy.serverClock}</p>
        </>
      ) : (
        <FailureFace failure={outcome.failure} title={copy.testFailed} level={1} />
      )}
      <StartForm label={copy.test.start} state={null} />
      <p>
        <a href={path('/practice')}>{copy.result.back}</a>
      </p>
    </div>
  );
}

type StartFormProps = {
  readonly label: string;
  readonly state: string | null;
  readonly variant?: 'outline' | 'sun';
};

function StartForm({ label, state, variant }: StartFormProps) {
  const copy = useCopy('practice');
  return (
    <Form method="post" action="/practice/test">
      <input type="hidden" name="intent" value="start" />
      {state !== null && <input type="hidden" name="state" value={state} />}
      <SubmitButton
        label={label}
        busy={copy.test.starting}
        action="/practice/test"
        intent="start"
        block
        {...(variant && { variant })}
      />
    </Form>
  );
}

function TestQuestion({ step }: { step: OpenStep }) {
  const copy = useCopy('practice');
  const path = usePagePath();
  const form = useRef<HTMLFormElement>(null);
  const { question, number, of, seconds, ticket } = step;
  const ref = useFocusOnChange(ticket);
  return (
    <div className="practice-page py-3">
      <div className="practice-bar">
        <span>{copy.progress(number, of)}</span>
        <TestClock key={ticket} seconds={seconds} onOver={() => form.current?.requestSubmit()} />
      </div>
      <LaneProgress
        marks={Array.from({ length: of }, (_, at) =>
          at + 1 < number ? 'done' : at + 1 === number ? 'here' : 'ahead',
        )}
      />
      {question.sign !== null && <SignStage sign={question.sign} number={number} />}
      <h1 id="asked" ref={ref} tabIndex={-1} className="text-h2">
        {question.ask}
      </h1>
      <Form
        ref={form}
        key={question.id}
        method="post"
        action="/practice/test"
        className="grid gap-5"
      >
        <input type="hidden" name="ticket" value={ticket} />
        <AnswerOptions options={question.options} asked="asked" name="choice" isRequired={false} />
        <SubmitButton
          label={number === of ? copy.finish : copy.next}
          busy={copy.busy}
          action="/practice/test"
          block
        />
      </Form>
      <p>
        <a href={path('/practice')}>{copy.endTest}</a>
      </p>
    </div>
  );
}

function TestResult({ result }: { result: ResultStep }) {
  const copy = useCopy('practice');
  const words = copy.result;
  const path = usePagePath();
  const { correct, of, pass, isPassed, seconds, topics, toLearn } = result;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one result is kept once
  useEffect(() => {
    keepResult(localStorage, { at: new Date().toISOString(), correct, of, isPassed });
  }, [result]);
  const only = toLearn.map(({ id }) => id).join('.');
  return (
    <div className="practice-page py-3">
      <ScoreCard
        title={copy.test.title}
        chip={
          <StatusChip
            tone={isPassed ? 'road' : 'brick'}
            word={isPassed ? words.passed : words.failed}
          />
        }
        correct={correct}
        of={of}
        words={words.score(correct, of)}
        pass={{ count: pass, label: words.toPass(pass) }}
        rows={[
          ...topics.map((one) => ({
            label: copy.topics[one.topic],
            value: copy.past.row(one.correct, one.of),
          })),
          { label: words.time, value: words.minutes(Math.floor(seconds / 60), seconds % 60) },
        ]}
      />
      {toLearn.length > 0 && (
        <ButtonLink href={path(roundPath({ only }))} block>
          {toLearn.length === 1 ? words.practiseOne : words.practiseThese(toLearn.length)}
        </ButtonLink>
      )}
      <StartForm
        label={words.again}
        state={result.state}
        variant={toLearn.length > 0 ? 'outline' : 'sun'}
      />
      {toLearn.length > 0 && (
        <section aria-labelledby="learn">
          <h2 id="learn" className="pb-3">
            {words.learnTitle(toLearn.length)}
          </h2>
          <LearnList questions={toLearn} />
        </section>
      )}
      <p className="text-ink-2 text-small">{copy.notice}</p>
      <p>
        <a href={path('/practice')}>{words.back}</a>
      </p>
      <p>
        <a href={path('/rto-services/learner-licence')}>{copy.licenceLink}</a>
      </p>
    </div>
  );
}
