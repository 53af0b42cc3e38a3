import { practiceTopics } from '@pahiya/domain/practice/practice-question';
import { Button, ButtonLink } from '@pahiya/ui/button';
import { Clock } from '@pahiya/ui/icons';
import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePagePath } from '../../frame/page/use-page-path.ts';
import { AnswerOptions, letters, MarkedOptions } from './answer-options.tsx';
import { type LaneMark, LaneProgress } from './lane-progress.tsx';
import { LearnList } from './learn-list.tsx';
import { type Round, roundPath } from './practice-paths.ts';
import { type Explained, RuleNote } from './rule-note.tsx';
import { ScoreCard } from './score-card.tsx';
import { SignStage } from './sign-stage.tsx';

type RoundPageProps = { readonly round: Round; readonly questions: readonly Explained[] };

/** One round of practice: the open question, its answer with the rule, or the score after the last. */
export function RoundPage({ round, questions }: RoundPageProps) {
  const { done } = round;
  const answered = [...done].slice(0, questions.length).map(Number);
  const question = questions[answered.length];
  const isRight = (at: number) => answered[at] === questions[at]?.right;
  if (question === undefined) return <RoundScore round={round} questions={questions} />;
  const marks = questions.map((_, at): LaneMark => {
    if (at < answered.length) return isRight(at) ? 'right' : 'wrong';
    return at === answered.length ? 'here' : 'ahead';
  });
  return <RoundQuestion round={round} question={question} marks={marks} />;
}

type QuestionProps = {
  readonly round: Round;
  readonly question: Explained;
  readonly marks: readonly LaneMark[];
};

function RoundQuestion({ round, question, marks }: QuestionProps) {
  const copy = useCopy('practice');
  const path = usePagePath();
  const { pick, done } = round;
  const number = done.length + 1;
  const isAnswered = pick !== null && pick < question.options.length;
  const ref = useFocusOnChange(`${number} ${isAnswered}`);
  const count = (mark: LaneMark) => marks.filter((one) => one === mark).length;
  return (
    <div className="practice-page py-3">
      <div className="practice-bar">
        <span>{copy.progress(number, marks.length)}</span>
        <span className="practice-clock">
          <Clock aria-hidden="true" size={20} />
          {copy.noLimit}
        </span>
      </div>
      <LaneProgress marks={marks} />
      {done !== '' && (
        <p className="text-ink-2 text-small">{copy.soFar(count('right'), count('wrong'))}</p>
      )}
      {question.sign !== null && <SignStage sign={question.sign} number={number} />}
      <h1 id="asked" ref={ref} tabIndex={-1} className="text-h2">
        {question.ask}
      </h1>
      {isAnswered ? (
        <AnsweredQuestion round={round} question={question} pick={pick} />
      ) : (
        <Form method="get" action="/practice/questions" className="grid gap-5" key={question.id}>
          <RoundFields round={round} />
          <AnswerOptions options={question.options} asked="asked" name="pick" isRequired />
          <Button block>{copy.check}</Button>
        </Form>
      )}
      <p>
        <a href={path('/practice')}>{copy.endPractice}</a>
      </p>
    </div>
  );
}

/** The round as hidden fields of the form: the address stays the only state. */
function RoundFields({ round: { seed, topic, only, done } }: { round: Round }) {
  const fields = { seed, topic, only, done };
  return Object.entries(fields).map(
    ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
  );
}

function AnsweredQuestion(props: { round: Round; question: Explained; pick: number }) {
  const { round, question, pick } = props;
  const copy = useCopy('practice');
  const path = usePagePath();
  const said =
    pick === question.right ? copy.wasRight : copy.wasWrong(letters[question.right] ?? '');
  return (
    <>
      <p role="status" className="font-semibold">
        {said}
      </p>
      <MarkedOptions
        options={question.options}
        asked="asked"
        right={question.right}
        chosen={pick}
      />
      <RuleNote question={question} />
      <ButtonLink href={path(roundPath({ ...round, done: `${round.done}${pick}` }))} block>
        {copy.next}
      </ButtonLink>
    </>
  );
}

/** The score after the last question. */
function RoundScore({ round, questions }: RoundPageProps) {
  const copy = useCopy('practice');
  const words = copy.result;
  const path = usePagePath();
  const given = questions.map((one, at) => ({ ...one, chosen: Number(round.done[at]) }));
  const wrong = given.filter(({ right, chosen }) => right !== chosen);
  const only = wrong.map(({ id }) => id).join('.');
  const topics = practiceTopics.flatMap((topic) => {
    const ofTopic = given.filter((one) => one.topic === topic);
    const right = ofTopic.filter((one) => one.right === one.chosen).length;
    const value = copy.past.row(right, ofTopic.length);
    return ofTopic.length === 0 ? [] : [{ label: copy.topics[topic], value }];
  });
  return (
    <div className="practice-page py-3">
      <ScoreCard
        title={words.practiceTitle}
        chip={null}
        correct={given.length - wrong.length}
        of={given.length}
        words={words.score(given.length - wrong.length, given.length)}
        rows={topics}
      />
      {wrong.length > 0 && (
        <ButtonLink href={path(roundPath({ seed: `${round.seed.slice(0, 15)}r`, only }))} block>
          {wrong.length === 1 ? words.practiseOne : words.practiseThese(wrong.length)}
        </ButtonLink>
      )}
      <ButtonLink
        href={path(roundPath({ topic: round.topic }))}
        variant={wrong.length > 0 ? 'outline' : 'sun'}
        block
      >
        {words.moreQuestions}
      </ButtonLink>
      {wrong.length > 0 && (
        <section aria-labelledby="learn">
          <h2 id="learn" className="pb-3">
            {words.learnTitle(wrong.length)}
          </h2>
          <LearnList questions={wrong} />
        </section>
      )}
      <p>
        <a href={path('/practice')}>{words.back}</a>
      </p>
    </div>
  );
}

/** Moves the focus to the heading when another question, or its answer, has come; not on the first page. */
export function useFocusOnChange(what: string) {
  const ref = useRef<HTMLHeadingElement>(null);
  const before = useRef(what);
  useEffect(() => {
    if (before.current !== what) ref.current?.focus();
    before.current = what;
  }, [what]);
  return ref;
}
