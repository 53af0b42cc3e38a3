import type { Answer } from '@pahiya/api-client/api-client';
import { practiceTopics } from '@pahiya/domain/practice/practice-question';
import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { Card } from '@pahiya/ui/card';
import { ChipLinks } from '@pahiya/ui/chip-links';
import { Document } from '@pahiya/ui/icons';
import { StatusChip } from '@pahiya/ui/status-chip';
import { Form } from 'react-router';
import { sentences } from '../../frame/copy/sentences.ts';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePage } from '../../frame/page/page-facts.tsx';
import { usePagePath } from '../../frame/page/use-page-path.ts';
import { SubmitButton } from '../../parts/controls/submit-button.tsx';
import { FailureFace } from '../../parts/failure/failure-face.tsx';
import type { PageFailure } from '../../parts/failure/page-failure.ts';
import { PastResults } from './past-results-card.tsx';
import { roundPath } from './practice-paths.ts';
import { Sign } from './sign/sign.tsx';

type Overview = Answer<'practiceOverview'>;
type OverviewPageProps = {
  readonly overview: Overview | null;
  readonly failure: PageFailure | null;
};

/** Mock test, topics to practise, and earlier results of this device. */
export function OverviewPage({ overview, failure }: OverviewPageProps) {
  const copy = useCopy('practice');
  const path = usePagePath();
  const { language } = usePage();
  return (
    <div className="practice-page py-3">
      <div className="grid gap-2">
        <h1>{copy.title}</h1>
        <p className="text-ink-2">{copy.lead}</p>
      </div>
      {failure !== null && <FailureFace failure={failure} title={copy.failed} />}
      {overview !== null && (
        <>
          <TestCard overview={overview} />
          <Topics counts={overview.counts} />
          <p className="text-ink-2 text-small">
            {sentences(
              language,
              copy.checked(formatIstDate(overview.checkedOn as IstDate, language)),
              copy.notice,
            )}
          </p>
        </>
      )}
      <p>
        <a href={path('/rto-services/learner-licence')}>{copy.licenceLink}</a>
      </p>
      <PastResults />
    </div>
  );
}

function TestCard({ overview: { rule, states } }: { overview: Overview }) {
  const copy = useCopy('practice');
  const words = copy.test;
  const path = usePagePath();
  const { language } = usePage();
  const from = rule.from === null ? '' : words.since(formatIstDate(rule.from as IstDate, language));
  return (
    <Card
      id="test"
      title={words.title}
      aside={
        rule.state !== null && (
          <StatusChip tone="neutral" word={copy.states[rule.state] ?? rule.state} />
        )
      }
    >
      <ul className="plain-list">
        <li>{words.facts.questions(rule.questions)}</li>
        <li>{words.facts.pass(rule.pass)}</li>
        <li>{words.facts.seconds(rule.seconds)}</li>
      </ul>
      <Form method="post" action="/practice/test" className="grid gap-3 py-4">
        <input type="hidden" name="intent" value="start" />
        {rule.state !== null && <input type="hidden" name="state" value={rule.state} />}
        <SubmitButton label={words.start} busy={words.starting} action="/practice/test" block />
      </Form>
      <ChipLinks
        label={words.stateLabel}
        boxed
        links={[
          { href: path('/practice'), label: words.common, isCurrent: rule.state === null },
          ...states.map((state) => ({
            href: path(`/practice?state=${state}`),
            label: copy.states[state] ?? state,
            isCurrent: rule.state === state,
          })),
        ]}
      />
      <p className="pt-3 text-ink-2 text-small">
        {sentences(language, words.source(rule.source), from, words.unconfirmed)}
      </p>
    </Card>
  );
}

const faces = { signs: 'unguarded-crossing', rules: 'mixed-line', duties: null } as const;

/** A picture of the topic, beside its name. */
function TopicFace({ sign }: { sign: string | null }) {
  return (
    <span className="sign-thumb" aria-hidden="true">
      {sign === null ? <Document /> : <Sign id={sign} name="" />}
    </span>
  );
}

function Topics({ counts }: { counts: Overview['counts'] }) {
  const copy = useCopy('practice');
  const path = usePagePath();
  const total = counts.signs + counts.rules + counts.duties;
  return (
    <Card id="topics" title={copy.practise.title}>
      <p>{copy.practise.lead}</p>
      <ul className="learn-list pt-3">
        {practiceTopics.map((topic) => (
          <li key={topic} className="items-center">
            <TopicFace sign={faces[topic]} />
            <div className="grid gap-1">
              <a href={path(roundPath({ topic }))} className="font-semibold text-lead">
                {copy.topics[topic]}
              </a>
              <span className="text-ink-2">{copy.practise.count(counts[topic])}</span>
            </div>
          </li>
        ))}
      </ul>
      <p>
        <a href={path(roundPath({}))}>{copy.practise.all}</a>, {copy.practise.count(total)}
      </p>
    </Card>
  );
}
