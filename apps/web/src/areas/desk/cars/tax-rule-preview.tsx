import type { Answer } from '@pahiya/api-client/api-client';
import { formatRupees, paise } from '@pahiya/domain/shared/money';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { RowTable } from '../../../parts/page/row-table.tsx';
import { DeskForm } from '../shell/desk-form.tsx';
import { useRuleName } from './use-rule-name.ts';

type Preview = Answer<'deskPreviewTaxRules'>;
type PreviewProps = { readonly preview: Preview; readonly typed: string };

/** What a list would change for five sample cars, or which of its lines are wrong. */
export function TaxRulePreview({ preview, typed }: PreviewProps) {
  const copy = useCopy('desk-tax-rules');
  const nameOf = useRuleName();
  const { faults, faultCount, changes } = preview;
  if (faultCount > 0) return <Faults faults={faults} faultCount={faultCount} />;
  return (
    <Card title={copy.preview} id="preview">
      <div className="grid gap-5">
        <p>{copy.previewText}</p>
        {changes.map((change) => (
          <section key={nameOf(change)} className="grid gap-2">
            <h3>{nameOf(change)}</h3>
            {change.replaces && <p className="text-small">{copy.replaces}</p>}
            <SampleTable samples={change.samples} caption={nameOf(change)} />
          </section>
        ))}
        <DeskForm action="/desk/cars/taxes" intent="save" fields={{ text: typed }}>
          <Button>{copy.save}</Button>
        </DeskForm>
      </div>
    </Card>
  );
}

function Faults({ faults, faultCount }: Pick<Preview, 'faults' | 'faultCount'>) {
  const copy = useCopy('desk-tax-rules');
  return (
    <div className="form-errors" role="alert">
      <h2>{copy.wrongLines(faultCount)}</h2>
      <ul>
        {faults.map(({ line, column, reason }) => (
          <li key={`${line} ${column} ${reason}`}>
            {copy.fault(line)}{' '}
            <code lang="en" translate="no">
              {column}
            </code>
            : {copy.reasons[reason]}
          </li>
        ))}
      </ul>
      {faultCount > faults.length && <p>{copy.moreFaults}</p>}
    </div>
  );
}

function SampleTable({
  samples,
  caption,
}: {
  readonly samples: Preview['changes'][number]['samples'];
  readonly caption: string;
}) {
  const copy = useCopy('desk-tax-rules');
  const sum = (amount: number | null) =>
    amount === null ? copy.notKnown : formatRupees(paise(amount));
  const difference = (before: number | null, after: number | null) => {
    if (before === null || after === null) return before === after ? copy.same : copy.notKnown;
    if (before === after) return copy.same;
    const sign = after > before ? '+' : '−';
    return `${sign}${formatRupees(paise(Math.abs(after - before)))}`;
  };
  return (
    <RowTable
      isSmall
      caption={caption}
      columns={[
        { id: 'car', label: copy.sample },
        { id: 'before', label: copy.before, look: 'sums' },
        { id: 'after', label: copy.after, look: 'sums' },
        { id: 'difference', label: copy.difference, look: 'sums' },
      ]}
      rows={samples.map(({ id, exShowroomPaise, beforePaise, afterPaise }) => ({
        id,
        name: copy.sampleName(copy.samples[id], formatRupees(paise(exShowroomPaise))),
        cells: [sum(beforePaise), sum(afterPaise), difference(beforePaise, afterPaise)],
      }))}
    />
  );
}
