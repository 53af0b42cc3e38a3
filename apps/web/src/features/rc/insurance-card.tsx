import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { Disclosure } from '@pahiya/ui/disclosure';
import { Calendar } from '@pahiya/ui/icons';
import type { ReactNode } from 'react';
import { usePagePath } from '../../app/use-page-path.ts';
import type { RcCopy } from '../../record-words/record-context.ts';
import { FactList } from './fact-list.tsx';
import { PaperRows } from './paper-rows.tsx';
import type { RecordView } from './record-view.ts';

type InsuranceCardProps = {
  readonly copy: RcCopy;
  readonly view: RecordView;
  readonly source: ReactNode;
};

/** The two covers with their two dates, the insurer, and what to have ready to renew. */
export function InsuranceCard({ copy, view, source }: InsuranceCardProps) {
  const { insurance } = copy;
  const path = usePagePath();
  const isPressing = view.covers.some((cover) => cover.todo !== null);
  return (
    <Card id="insurance" title={copy.groups.insurance}>
      <p>{insurance.lead}</p>
      <PaperRows copy={copy} vehicleNumber={view.vehicleNumber} papers={view.covers} />
      <FactList copy={copy} vehicleNumber={view.vehicleNumber} facts={view.insuranceFacts} />
      <Disclosure summary={insurance.todoTitle} open={isPressing}>
        <ol className="list-decimal ps-5">
          {insurance.todo.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="pt-2">{insurance.notSold}</p>
        <div className="no-print pt-3">
          <ButtonLink
            href={path(`/garage?add=${encodeURIComponent(view.vehicleNumber)}`)}
            variant="outline"
            size="sm"
            icon={<Calendar />}
          >
            {insurance.remind}
          </ButtonLink>
        </div>
      </Disclosure>
      {source}
    </Card>
  );
}
