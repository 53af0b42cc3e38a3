import type { Language } from '@pahiya/domain/shared/language';
import { Card } from '@pahiya/ui/card';
import { SourcesLine } from '@pahiya/ui/sources-line';
import { type Tone, ToneShape } from '@pahiya/ui/tone';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import { fullPrice, type UsedCarsCopy } from '../facts/used-car-words.ts';
import type { UsedCar } from './used-car.ts';

type Row = {
  readonly id: string;
  readonly tone: Tone;
  readonly text: string;
  readonly note?: string;
};
type Words = ReturnType<typeof useCopy<'used-car'>>['record'];

/** What the record says of the car, where it contradicts the seller, and its challans. */
export function RecordCard({ car }: { readonly car: UsedCar }) {
  const words = useCopy('used-cars');
  const copy = useCopy('used-car').record;
  const { language } = usePage();
  const { record } = car;
  if (record === null) {
    return (
      <Card id="record" title={copy.title}>
        <p>{copy.none}</p>
      </Card>
    );
  }
  return (
    <Card id="record" title={copy.title}>
      <ul className="ticks">
        {rowsOf(record, { copy, words, language }).map(({ id, tone, text, note }) => (
          <li key={id} className={`tone-${tone}`}>
            <ToneShape tone={tone} />
            <span>
              {text}
              {note !== undefined && <small>{note}</small>}
            </span>
          </li>
        ))}
      </ul>
      <SourcesLine>
        {copy.source(record.source, instantText(record.readAt, language))}
        {record.sandbox && ` · ${words.car.sandbox}`}
      </SourcesLine>
    </Card>
  );
}

function rowsOf(
  record: NonNullable<UsedCar['record']>,
  { copy, words, language }: { copy: Words; words: UsedCarsCopy; language: Language },
): readonly Row[] {
  const { contradictions, hasLoan, isBlacklisted, hasNoc } = record;
  const say = (field: string, value: string) => {
    if (field === 'loan') return value === 'true' ? copy.loanRecorded : copy.loanStated;
    const choices: Readonly<Record<string, string>> = words.choices;
    const colours: Readonly<Record<string, string>> = words.car.colours;
    return (
      (field === 'colour' ? colours[value] : field === 'fuel' ? choices[value] : null) ?? value
    );
  };
  return [
    record.status === 'active'
      ? { id: 'status', tone: 'road', text: copy.active }
      : { id: 'status', tone: 'brick', text: copy.notActive },
    ...(contradictions.length === 0
      ? [{ id: 'agrees', tone: 'road' as const, text: copy.agrees }]
      : contradictions.map(({ field, stated, recorded }) => ({
          id: field,
          tone: 'amber' as const,
          text: copy.contradicts(copy.fields[field]),
          note: copy.contradiction(say(field, stated), say(field, recorded)),
        }))),
    hasLoan
      ? { id: 'loan', tone: 'amber', text: copy.loan, note: copy.loanNote }
      : { id: 'loan', tone: 'road', text: copy.noLoan },
    isBlacklisted
      ? { id: 'blacklist', tone: 'brick', text: copy.blacklisted }
      : hasNoc
        ? { id: 'noc', tone: 'amber', text: copy.noc }
        : { id: 'blacklist', tone: 'road', text: copy.notBlacklisted },
    challanRow(record.challans, copy, language),
  ];
}

/** Sources that failed are named: nothing found is not the same as none. */
function challanRow(
  challans: NonNullable<UsedCar['record']>['challans'],
  copy: Words,
  language: Language,
): Row {
  if (challans === null) return { id: 'challans', tone: 'neutral', text: copy.challansFailed };
  const { open, totalPaise, failedSources, readAt } = challans;
  const failed = failedSources.length === 0 ? [] : [copy.someFailed(failedSources.join(', '))];
  const said = [...failed, copy.challansAt(instantText(readAt, language))];
  if (open > 0) {
    const note = [copy.challansNote, ...said].join(' ');
    return {
      id: 'challans',
      tone: 'amber',
      text: copy.challans(open, fullPrice(totalPaise)),
      note,
    };
  }
  return {
    ...{ id: 'challans', tone: failed.length === 0 ? 'road' : 'neutral', text: copy.noChallans },
    note: said.join(' '),
  };
}
