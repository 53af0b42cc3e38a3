import type { ReportableField } from '@pahiya/contracts/vehicle/get-vehicle';
import { usePagePath } from '../../app/use-page-path.ts';
import type { RcCopy } from '../../record-words/record-context.ts';
import { recordPath } from '../../vehicle-number/record-path.ts';

type WrongLinkProps = {
  readonly copy: RcCopy;
  readonly vehicleNumber: string;
  readonly field: ReportableField;
};

/** "Wrong?" beside a fact: leads to the form that reports it. */
export function WrongLink({ copy, vehicleNumber, field }: WrongLinkProps) {
  const path = usePagePath();
  return (
    <a href={path(`${recordPath(vehicleNumber)}/report?field=${field}`)} rel="nofollow">
      {copy.wrong.short}
      <span className="sr-only"> {copy.wrong.long(copy.fields[field])}</span>
    </a>
  );
}
