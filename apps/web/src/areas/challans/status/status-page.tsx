import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { KeyValues } from '@pahiya/ui/key-values';
import { StatusChip } from '@pahiya/ui/status-chip';
import type { Tone } from '@pahiya/ui/tone';
import { sentences } from '../../../frame/copy/sentences.ts';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { TryAgain } from '../../../parts/failure/failure-face.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import type { SourceStatus } from '../results/source-notices.ts';

type StateWord = SourceStatus['sources'][number]['state'];

const tones: Readonly<Record<StateWord, Tone>> = {
  up: 'road',
  slow: 'amber',
  down: 'brick',
  unknown: 'neutral',
};

/** Public status of sources and payment. */
export function StatusPage({ status }: { status: SourceStatus }) {
  const copy = useCopy('challan-status');
  const { language } = usePage();
  const path = usePagePath();
  return (
    <div className="mx-auto grid max-w-2xl gap-4">
      <h1>{copy.title}</h1>
      <p>{copy.lead}</p>
      <div className="flex flex-wrap items-center gap-x-4">
        <time dateTime={status.asOf}>{copy.asOf(instantText(status.asOf, language))}</time>
        <TryAgain label={copy.again} />
      </div>
      <Card id="sources" title={copy.sourcesTitle}>
        <SourceFacts status={status} />
        <p className="pt-3 text-small">{copy.wait}</p>
      </Card>
      <Card id="payment" title={copy.paymentTitle}>
        <KeyValues
          facts={[
            {
              id: 'payment',
              term: copy.payment,
              detail: <StateChip state={status.payment.state} />,
              note: useLast(status.payment.lastSuccessAt),
            },
          ]}
        />
      </Card>
      <Card id="states" title={copy.statesTitle}>
        {status.states.length === 0 ? (
          <p>{copy.noStates}</p>
        ) : (
          <KeyValues
            facts={status.states.map(({ stateCode, lastSuccessAt }) => ({
              id: `state-${stateCode}`,
              term: copy.states[stateCode] ?? stateCode,
              detail: instantText(lastSuccessAt, language),
            }))}
          />
        )}
      </Card>
      <div className="actions">
        <ButtonLink href={path('/challan-pay')} variant="dark">
          {copy.search}
        </ButtonLink>
      </div>
    </div>
  );
}

function SourceFacts({ status }: { status: SourceStatus }) {
  const copy = useCopy('challan-status');
  const { language } = usePage();
  return (
    <KeyValues
      facts={status.sources.map((one) => {
        const { lastSuccessAt, lastFailureAt, typicalMs, failedShare } = one;
        const said = [
          lastSuccessAt === null ? copy.never : copy.last(instantText(lastSuccessAt, language)),
          typicalMs !== null && copy.typical((Math.max(typicalMs, 100) / 1000).toFixed(1)),
          failedShare !== null &&
            failedShare > 0 &&
            copy.failedShare(Math.round(failedShare * 100)),
          lastFailureAt !== null && copy.lastFailure(instantText(lastFailureAt, language)),
        ];
        return {
          id: one.source,
          term: copy.sources[one.source],
          detail: <StateChip state={one.state} />,
          note: sentences(language, ...said.filter((part) => part !== false)),
        };
      })}
    />
  );
}

function StateChip({ state }: { state: StateWord }) {
  const { words } = useCopy('challan-status');
  return <StatusChip tone={tones[state]} word={words[state]} />;
}

function useLast(at: string | null): string | null {
  const copy = useCopy('challan-status');
  const { language } = usePage();
  return at === null ? null : copy.last(instantText(at, language));
}
