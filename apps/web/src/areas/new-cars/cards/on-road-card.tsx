import type { Answer } from '@pahiya/api-client/api-client';
import { Card } from '@pahiya/ui/card';
import { Disclosure } from '@pahiya/ui/disclosure';
import { PriceLines } from '@pahiya/ui/price-lines';
import { SourcesLine } from '@pahiya/ui/sources-line';
import { sentences } from '../../../frame/copy/sentences.ts';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { EmiLine } from '../cost/emi-line.tsx';
import { type CarCopy, fullPrice, shareText } from '../facts/car-words.ts';

type OnRoad = NonNullable<Answer<'carVariant'>['onRoad']>;

type OnRoadCardProps = { readonly onRoad: OnRoad; readonly cost: Answer<'carCost'>['cost'] };

/** The on-road price as a receipt, with the rule of each line. */
export function OnRoadCard({ onRoad, cost }: OnRoadCardProps) {
  const copy = useCopy('new-cars');
  const { language } = usePage();
  const { lines, totalPaise, gst, nextStep, ownerDriver, insuranceDiscount } = onRoad;
  const words = copy.variant;
  const state = copy.states[onRoad.stateCode] ?? onRoad.stateCode;
  const notes = [
    gst === null ? null : words.gst(shareText(gst.rate), fullPrice(gst.amountPaise)),
    nextStep === null
      ? null
      : words.step(fullPrice(nextStep.abovePaise), fullPrice(nextStep.morePaise)),
    insuranceDiscount === null ? null : words.discount(shareText(insuranceDiscount)),
    ...onRoad.stateNotes.map((note) => note[language]),
  ].filter((note) => note !== null);
  return (
    <Card>
      <PriceLines
        lines={lines.map((line) => ({
          id: `${line.id} ${line.name?.en ?? ''}`,
          label: line.name?.[language] ?? copy.lines[line.id].label,
          amount: line.amountPaise === null ? words.notKnown : fullPrice(line.amountPaise),
          note: noteOf(line, copy, language),
        }))}
        total={{
          label: words.total,
          amount: totalPaise === null ? words.totalUnknown : fullPrice(totalPaise),
        }}
      />
      {ownerDriver !== null && (
        <dl className="prices">
          <div>
            <dt>
              {words.cover.label}
              <small>{words.cover.note(ownerDriver.years)}</small>
            </dt>
            <dd>{words.cover.amount(fullPrice(ownerDriver.amountPaise))}</dd>
          </div>
        </dl>
      )}
      {cost !== null && <EmiLine cost={cost} shownPaise={totalPaise} />}
      <ul className="grid gap-2 pt-4 text-small">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <SourcesLine>
        {onRoad.taxAsOf !== null && words.asOf(state, onRoad.taxAsOf)} {words.indicative}
      </SourcesLine>
      <Disclosure summary={words.sources}>
        <ul className="grid gap-2 text-small">
          {lines
            .filter(({ sources }) => sources.length > 0)
            .map(({ id, name, sources }) => (
              <li key={`${id} ${name?.en ?? ''}`}>
                {name?.[language] ?? copy.lines[id].label}:{' '}
                <span lang="en">{sources.join('; ')}</span>
              </li>
            ))}
        </ul>
      </Disclosure>
    </Card>
  );
}

/** The rule of a line, its rate, and whether it is certain. */
function noteOf(
  { id, rate, confidence, amountPaise }: OnRoad['lines'][number],
  copy: CarCopy,
  language: Parameters<typeof sentences>[0],
): string | undefined {
  const share =
    rate === null ? null : (id === 'surcharge' ? copy.rateOfTax : copy.rate)(shareText(rate));
  const isUnsure = amountPaise !== null && (confidence === 'low' || confidence === 'unverified');
  const parts = [copy.lines[id].note, share, isUnsure ? copy.unsureLine : null];
  const said = parts.filter((part): part is string => part !== null && part !== '');
  return said.length === 0 ? undefined : sentences(language, ...said);
}
