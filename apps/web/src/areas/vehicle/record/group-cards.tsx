import { Card } from '@pahiya/ui/card';
import { Disclosure } from '@pahiya/ui/disclosure';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import type { RcCopy } from '../../../parts/record-words/record-context.ts';
import { FactList } from './fact-list.tsx';
import type { Origins } from './view/origins.ts';
import type { RecordView } from './view/record-view.ts';

type GroupCardsProps = {
  readonly copy: RcCopy;
  readonly view: RecordView;
  readonly origins: Origins;
};

/** Owner and RTO beside hypothecation and status, then the vehicle in columns. */
export function GroupCards({ copy, view, origins }: GroupCardsProps) {
  const path = usePagePath();
  return (
    <>
      <div className="grid items-start gap-4 md:grid-cols-2 lg:gap-5">
        <Card id="owner" title={copy.groups.owner}>
          <FactList facts={view.owner} origins={origins} />
          {view.officeNote && (
            <p className="pt-2 text-fine text-ink-3">
              {view.officeNote}{' '}
              <a href={path('/rto-codes')} className="no-print inline-block py-1">
                {copy.office.more}
              </a>
            </p>
          )}
        </Card>
        <Card id="blocks" title={copy.groups.blocks}>
          <FactList facts={view.blocks} origins={origins} />
          {view.blocks.some(({ id }) => id === 'financier') && (
            <p className="no-print pt-2 text-small">
              <a
                href={path(`/loans/noc?number=${encodeURIComponent(view.vehicleNumber)}`)}
                className="inline-flex min-h-11 items-center"
              >
                {copy.loanClosed}
              </a>
            </p>
          )}
        </Card>
      </div>
      <Card id="vehicle" title={copy.groups.vehicle}>
        <div className="facts-short">
          <FactList facts={view.vehicle} origins={origins} layout="columns" />
          <div className="facts-more">
            <Disclosure summary={copy.more.details(view.moreVehicle.length)}>
              <FactList facts={view.moreVehicle} origins={origins} layout="columns" />
            </Disclosure>
          </div>
        </div>
      </Card>
    </>
  );
}
