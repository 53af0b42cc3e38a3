import type { AnswerOf } from '@pahiya/contracts/contract';
import type { getSharedRecord } from '@pahiya/contracts/vehicle/share-contracts';
import { ageOf } from '@pahiya/domain/rc/age';
import { standingTone } from '@pahiya/domain/rc/rc-standing';
import { tidyWords, vehicleName } from '@pahiya/domain/rc/readable-names';
import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { Plate } from '@pahiya/ui/plate';
import { SourcesLine } from '@pahiya/ui/sources-line';
import { StatusChip } from '@pahiya/ui/status-chip';
import { Stone } from '@pahiya/ui/stone';
import { ValidityBar } from '@pahiya/ui/validity-bar';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { instantText } from '../../../parts/failure/instant-text.ts';
import { tones, validityWord } from '../../../parts/record-words/validity-lines.ts';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';
import { shortSource } from '../../../parts/texts/short-source.ts';
import { plateKindOf } from '../../../parts/vehicle-number/plate-parts.ts';
import { statusTones } from './view/standing-facts.ts';

type Shared = AnswerOf<typeof getSharedRecord>;

/** A record as shared by its owner or a seller: dates without number, owner or policy. */
export function SharedRecord({ shared, today }: { shared: Shared; today: IstDate }) {
  const copy = useCopy('rc-details');
  const { language } = usePage();
  const path = usePagePath();
  const name = vehicleName(shared.maker, shared.model);
  return (
    <div className="mx-auto grid max-w-2xl gap-4">
      <Stone
        plate={
          <Plate
            parts={shared.masked.split(' ')}
            kind={plateKindOf(shared.plateStyle)}
            label={copy.plate}
          />
        }
        title={name === null ? copy.unnamed : <EnglishRun text={name} />}
        subtitle={useSubtitle(shared, today)}
        status={
          <StatusChip
            tone={statusTones[standingTone(shared.standing)]}
            word={copy.explain.status[shared.standing].word}
          />
        }
      >
        <SourcesLine>
          {copy.saidBy(shortSource(shared.source.name))}{' '}
          <time dateTime={shared.fetchedAt}>{instantText(shared.fetchedAt, language)}</time>
          {shared.source.sandbox && ` · ${copy.sandbox.title}`}
        </SourcesLine>
      </Stone>
      <Card title={copy.groups.validity}>
        <SharedDues dues={shared.dues} today={today} />
      </Card>
      <p className="text-ink-2 text-small">{copy.notLegal}</p>
      <ButtonLink href={path('/rc-search')} block>
        {copy.actions.another}
      </ButtonLink>
    </div>
  );
}

/** "Petrol · 5 y 8 m old" */
function useSubtitle({ fuel, registeredOn }: Shared, today: IstDate): string {
  const { explain } = useCopy('rc-details');
  const age = registeredOn === null ? null : ageOf(registeredOn as IstDate, today);
  return [
    fuel.code === 'other' ? tidyWords(fuel.raw) : explain.fuel[fuel.code],
    age && explain.age.old(explain.age.yearsMonths(age.years, age.months)),
  ]
    .filter(Boolean)
    .join(' · ');
}

function SharedDues({ dues, today }: { dues: Shared['dues']; today: IstDate }) {
  const copy = useCopy('rc-details');
  const { language } = usePage();
  const { document: names, validity } = copy.explain;
  return dues
    .filter((due) => due.state !== 'not-needed')
    .map((due) => {
      const upto = due.upto as IstDate | null;
      const detail =
        upto === null
          ? undefined
          : (due.state === 'over' ? validity.ended : validity.to)(formatIstDate(upto, language));
      return (
        <ValidityBar
          key={due.document}
          label={names[due.document].name}
          detail={detail}
          until={upto}
          tone={tones[due.state]}
          word={validityWord(copy, { ...due, upto }, today)}
          share={null}
          level={3}
        />
      );
    });
}
