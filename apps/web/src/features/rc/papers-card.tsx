import { Card } from '@pahiya/ui/card';
import { Disclosure } from '@pahiya/ui/disclosure';
import type { ReactNode } from 'react';
import type { RcCopy } from '../../record-words/record-context.ts';
import type { ValidityLine } from '../../record-words/validity-lines.ts';
import { PaperRows } from './paper-rows.tsx';
import type { RecordView } from './record-view.ts';

type PapersCardProps = {
  readonly copy: RcCopy;
  readonly view: RecordView;
  readonly source: ReactNode;
};

/** Pollution certificate, fitness, registration, tax, permit: until when, and what each is for. */
export function PapersCard({ copy, view, source }: PapersCardProps) {
  return (
    <Card id="validity" title={copy.groups.validity}>
      <PaperRows copy={copy} vehicleNumber={view.vehicleNumber} papers={view.papers} />
      {view.notNeeded.length > 0 && (
        <p className="border-line border-t py-3 text-small">
          <b className="text-ink">{copy.notNeededTitle}:</b>{' '}
          {view.notNeeded.map((paper) => notNeededText(copy, paper)).join(', ')}
        </p>
      )}
      <Disclosure summary={copy.explainTitle}>
        <dl className="grid gap-3">
          {[...view.papers, ...view.notNeeded].map((paper) => (
            <div key={paper.document}>
              <dt className="font-semibold">{paper.name}</dt>
              <dd className="text-ink-2">{paper.means}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
      {source}
    </Card>
  );
}

/** The reason in brackets where there is one to give. */
function notNeededText(copy: RcCopy, paper: ValidityLine): string {
  return paper.detail === copy.explain.validity.notNeeded
    ? paper.name
    : `${paper.name} (${paper.detail})`;
}
