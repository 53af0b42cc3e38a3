import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { Disclosure } from '@pahiya/ui/disclosure';
import { Calendar } from '@pahiya/ui/icons';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import type { RcCopy } from '../../../parts/record-words/record-context.ts';
import type { ValidityLine } from '../../../parts/record-words/validity-lines.ts';
import { FactList } from './fact-list.tsx';
import { insuranceOf } from './insurance-of.ts';
import { PaperRows } from './paper-rows.tsx';
import { type Origins, originData } from './view/origins.ts';
import type { RecordView } from './view/record-view.ts';

type ValidityCardProps = {
  readonly copy: RcCopy;
  readonly view: RecordView;
  readonly origins: Origins;
};

/** Insurance, PUC, registration, tax, fitness and permit with their last days, and the numbers of the papers. */
export function ValidityCard({ copy, view, origins }: ValidityCardProps) {
  return (
    <Card id="validity" title={copy.groups.validity}>
      <div id="insurance" className="scroll-mt-4">
        <PaperRows copy={copy} papers={view.covers} origins={origins} />
      </div>
      <PaperRows copy={copy} papers={view.papers} origins={origins} />
      {view.notNeeded.length > 0 && (
        <p className="pt-3 text-fine text-ink-3" {...originData(origins, 'registry')}>
          {copy.notApplicableList(view.notNeeded.map(withReason).join(', '))}
        </p>
      )}
      <div className="pt-3">
        <div className="no-print">
          <HowToRenew copy={copy} view={view} />
        </div>
        <Disclosure summary={copy.more.numbers}>
          <FactList facts={view.numbers} origins={origins} />
        </Disclosure>
      </div>
    </Card>
  );
}

/** What to do with an insurer, shown beside the dates, with a way to the premium. */
function HowToRenew({ copy, view }: { copy: RcCopy; view: RecordView }) {
  const { insurance } = copy;
  const path = usePagePath();
  const isPressing = view.covers.some((cover) => cover.todo !== null);
  return (
    <Disclosure summary={insurance.todoTitle} id="renew" open={isPressing}>
      <ol className="list-decimal ps-5">
        {insurance.todo.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="pt-2">{insurance.noNumber}</p>
      <div className="flex flex-wrap gap-3 pt-3">
        <ButtonLink href={path(insuranceOf(view.vehicleNumber))} variant="outline" size="sm">
          {insurance.price}
        </ButtonLink>
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
  );
}

function withReason({ name, detail }: ValidityLine): string {
  return detail === '' ? name : `${name} (${detail})`;
}
