import type { Answer } from '@pahiya/api-client/api-client';
import { formatNumber } from '@pahiya/domain/shared/format';
import { Card } from '@pahiya/ui/card';
import { type Fact, KeyValues } from '@pahiya/ui/key-values';
import { useCopy } from '../../frame/copy/use-copy.ts';

type Figures = Answer<'publishedFigures'>;
type Timed = Figures['refunds'];

const percent = (share: number) => (Math.floor(share * 1000) / 10).toFixed(1);

/** Speed as measured by browsers. */
export function SpeedFigures({ vitals }: Pick<Figures, 'vitals'>) {
  const all = useCopy('site-figures');
  const copy = all.vitals;
  const figureOf = ({ metric, p75 }: Figures['vitals'][number]) => {
    if (p75 === null) return all.none;
    if (metric === 'cls') return (p75 / 1000).toFixed(3);
    return metric === 'lcp' ? copy.seconds((p75 / 1000).toFixed(1)) : copy.ms(p75);
  };
  return (
    <Card id="speed" title={copy.title}>
      <p>{copy.text}</p>
      <KeyValues
        facts={vitals.map((one) => ({
          id: one.metric,
          term: copy.names[one.metric],
          detail: figureOf(one),
          note: one.samples === 0 ? undefined : copy.samples(formatNumber(one.samples)),
        }))}
      />
    </Card>
  );
}

/** Days until refunds and settlements, and the share within the promised date. */
export function MoneyFigures({ refunds, settlements }: Pick<Figures, 'refunds' | 'settlements'>) {
  const copy = useCopy('site-figures');
  const say = useTimed();
  return (
    <>
      <Card id="refunds" title={copy.refunds.title}>
        <p>{copy.refunds.text}</p>
        <p>
          <b>{say(refunds)}</b>
        </p>
      </Card>
      <Card id="settlements" title={copy.settlements.title}>
        <p>{copy.settlements.text}</p>
        <KeyValues
          facts={settlements.map((one): Fact => {
            return { id: one.kind, term: copy.settlements.kinds[one.kind], detail: say(one) };
          })}
        />
      </Card>
    </>
  );
}

function useTimed(): (timed: Timed) => string {
  const copy = useCopy('site-figures');
  return ({ count, medianDays, inTime }) => {
    if (count === 0) return copy.none;
    const said = [
      copy.count(formatNumber(count)),
      medianDays !== null && copy.median(medianDays.toFixed(1)),
      inTime !== null && copy.inTime(percent(inTime)),
    ];
    return said.filter((part) => part !== false).join(', ');
  };
}

/** Availability of each outside service. */
export function SourceFigures({ sources }: Pick<Figures, 'sources'>) {
  const copy = useCopy('site-figures');
  return (
    <Card id="sources" title={copy.sources.title}>
      <p>{copy.sources.text}</p>
      <KeyValues
        facts={sources.map(({ service, calls, answered }) => ({
          id: service,
          term: copy.services[service],
          detail:
            answered === null
              ? copy.none
              : copy.sources.answered(percent(answered), formatNumber(calls)),
        }))}
      />
    </Card>
  );
}
