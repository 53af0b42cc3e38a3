import { offencePath } from '@pahiya/domain/challans/offence-path';
import { Button } from '@pahiya/ui/button';
import { Disclosure } from '@pahiya/ui/disclosure';
import { SelectField } from '@pahiya/ui/select-field';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import type { PageFailure } from '../../../parts/failure/page-failure.ts';
import type { FineGroup } from './fine-view.ts';

/** The fine table, or why it is unavailable. */
export type FinesShown =
  | {
      readonly kind: 'fines';
      /** State code of two letters; empty for the Act itself. */
      readonly state: string;
      readonly hasOwnSums: boolean;
      readonly groups: readonly FineGroup[];
    }
  | { readonly kind: 'failed'; readonly state: string; readonly failure: PageFailure };

/** Usual fines by offence and state; choosing a state is a plain form. */
export function FineList({ fines }: { fines: FinesShown }) {
  const copy = useCopy('challan-pay');
  const words = copy.fines;
  const options = Object.entries(copy.states)
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
  return (
    <section id="fines" aria-labelledby="fines-title" className="grid gap-4">
      <h2 id="fines-title">{words.title}</h2>
      <p>{words.lead}</p>
      <Form
        method="get"
        action="/challan-pay#fines"
        preventScrollReset
        className="flex flex-wrap items-end gap-3"
      >
        <SelectField
          key={fines.state}
          id="fine-state"
          name="state"
          label={words.state}
          defaultValue={fines.state}
          emptyLabel={words.act}
          options={options}
        />
        <Button type="submit" variant="outline">
          {words.show}
        </Button>
      </Form>
      {fines.kind === 'failed' ? (
        <FailureFace failure={fines.failure} title={words.failed} />
      ) : (
        <>
          {fines.state !== '' && !fines.hasOwnSums && <p className="field-hint">{words.noOwn}</p>}
          <div className="card py-2!">
            {fines.groups.map((group) => (
              <FineRows key={group.category} group={group} />
            ))}
          </div>
        </>
      )}
    </section>
  );
}

function FineRows({ group }: { group: FineGroup }) {
  const { categories } = useCopy('challan-pay');
  const path = usePagePath();
  return (
    <Disclosure summary={`${categories[group.category] ?? group.category} (${group.lines.length})`}>
      <ul className="grid gap-3">
        {group.lines.map((line) => (
          <li key={line.id}>
            <a
              className="flex min-h-6 items-center font-semibold leading-snug"
              href={path(offencePath(line.id))}
            >
              {line.name}
            </a>
            <span className="nums text-ink">{line.sums}</span>
            <span className="block text-small">
              {line.section}
              {line.note !== null && ` · ${line.note}`}
            </span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
