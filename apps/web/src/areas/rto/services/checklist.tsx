import { Card } from '@pahiya/ui/card';
import type { ReactNode } from 'react';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { RoadTaxCard } from '../cards/road-tax-card.tsx';
import { stateName } from '../facts/rto-trail.ts';
import { feeText } from '../fees/fee-text.ts';
import type { checklistPage } from './checklist.server.ts';

type Page = ReturnType<typeof checklistPage>;

/** Checkboxes to tick on paper: preconditions, forms, documents, fee, steps. */
export function Checklist({ page }: { page: Page }) {
  const copy = useCopy('rto-services');
  const words = copy.checklist;
  const fees = useCopy('rto-pages').services;
  const { forms, papers, steps, stops } = page.guide;
  return (
    <div className="grid gap-5">
      <Ticks
        id="before"
        title={words.before}
        none={words.nothingBefore}
        items={stops.map((stop) => ({ id: stop.id, text: `${stop.name}: ${stop.words}` }))}
      />
      <Ticks
        id="forms"
        title={words.forms}
        none={copy.guide.noForms}
        items={forms.map(({ number, title, copies, when }) => ({
          id: number,
          text: `${copy.guide.form(number)}: ${title}, ${copy.guide.copies(copies)}${when === null ? '' : ` (${when})`}`,
        }))}
      />
      <Ticks
        id="papers"
        title={words.papers}
        none={copy.guide.noPapers}
        items={papers.map(({ id, name, when }) => ({
          id,
          text: when === null ? name : `${name} (${when})`,
        }))}
      />
      <Ticks
        id="fee"
        title={words.fee}
        none=""
        items={[{ id: 'fee', text: feeText(page.fee, fees) }]}
      />
      <Ticks
        id="steps"
        title={words.steps}
        none=""
        items={steps.map((step) => ({ id: step, text: step }))}
      />
    </div>
  );
}

type TicksProps = {
  readonly id: string;
  readonly title: string;
  readonly none: string;
  readonly items: readonly { readonly id: string; readonly text: ReactNode }[];
};

function Ticks({ id, title, none, items }: TicksProps) {
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id}>{title}</h2>
      {items.length === 0 && <p>{none}</p>}
      <ul className="grid gap-2">
        {items.map((item) => (
          <li key={item.id} className="flex gap-3">
            <span
              aria-hidden="true"
              className="mt-1 size-4 flex-none rounded-sm border-2 border-line-strong"
            />
            <span className="min-w-0">{item.text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** RTOs and road tax of the chosen state. */
export function StatePart({ state }: Pick<Page, 'state'>) {
  const copy = useCopy('rto-services').checklist;
  const words = useCopy('rto-pages');
  const path = usePagePath();
  if (state === null) return null;
  const name = stateName(state.code, words);
  return (
    <>
      <Card id="state" title={copy.ofState(name)}>
        <div className="grid gap-2">
          <p>
            <a href={path(state.path)}>{words.state.title(name)}</a>: {copy.offices(state.offices)}
          </p>
          {state.hasPartialRegistry && <p>{copy.partial}</p>}
        </div>
      </Card>
      {state.hasRoadTax && <RoadTaxCard stateCode={state.code} tax={state.roadTax} />}
    </>
  );
}
