import { Card } from '@pahiya/ui/card';
import type { ReactNode } from 'react';
import { usePagePath } from '../../app/use-page-path.ts';
import type { RcCopy } from '../../record-words/record-context.ts';
import { FactList } from './fact-list.tsx';
import type { FactGroup, RecordView } from './record-view.ts';

type GroupCardsProps = {
  readonly copy: RcCopy;
  readonly view: RecordView;
  /** Who said it and when. */
  readonly source: ReactNode;
};

/** The groups of plain facts: the vehicle itself in two columns, the shorter ones beside each other where they fit. */
export function GroupCards({ copy, view, source }: GroupCardsProps) {
  const path = usePagePath();
  const card = (group: FactGroup, layout: 'lines' | 'columns') => (
    <Card key={group.id} id={group.id} title={group.title}>
      <FactList
        copy={copy}
        vehicleNumber={view.vehicleNumber}
        facts={group.facts}
        layout={layout}
      />
      {group.id === 'office' && (
        <p className="text-fine text-ink-3">
          {copy.officeSource} · <a href={path('/rto-codes')}>{copy.officeMore}</a>
        </p>
      )}
      {source}
    </Card>
  );
  const [vehicle, ...others] = view.groups;
  return (
    <>
      <div className="[&_.facts-columns]:grid-cols-2 sm:[&_.facts-columns]:grid-cols-3 [&_.facts-columns]:gap-x-4">
        {vehicle && card(vehicle, 'columns')}
      </div>
      <div className="gap-4 md:[columns:2_14rem] [&>.card]:mb-4 [&>.card]:break-inside-avoid [&>.card:last-child]:mb-0">
        {others.map((group) => card(group, 'lines'))}
      </div>
    </>
  );
}
