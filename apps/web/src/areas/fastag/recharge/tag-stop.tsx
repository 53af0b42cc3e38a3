import type { Answer } from '@pahiya/api-client/api-client';
import { formatRupees, paise } from '@pahiya/domain/shared/money';
import { Button, ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { SelectField } from '@pahiya/ui/select-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { TryAgain } from '../../../parts/failure/failure-face.tsx';
import { tollTagPath } from '../../../parts/vehicle-number/record-path.ts';
import { buyPath } from '../buy-paths.ts';
import { DetailsForm } from './details-form.tsx';
import type { DetailsOutcome } from './submit-details.ts';

type TagStopProps = {
  readonly tag: Answer<'checkVehicleEligiblity'>;
  readonly banks: Answer<'fetchBankList'>['banks'];
  readonly details: DetailsOutcome | null;
};

/** Why nothing can be paid, and the next step. */
export function TagStop({ tag, banks, details }: TagStopProps) {
  const { stops } = useCopy('tollsetu');
  const path = usePagePath();
  const { stop } = tag;
  if (stop === null) return null;
  const key = stop === 'unknown-bank' && tag.isDirectoryDown ? 'directory-down' : stop;
  const words = stops[key];
  const isNewTag = stop === 'closed' || stop === 'left' || stop === 'no-tag';
  const isChoice = stop === 'no-tag' || stop === 'unknown-bank' || stop === 'bank-refused';
  return (
    <Card title={words.title} id="stop" tone={stop === 'bank-down' ? 'amber' : 'sky'}>
      <p>{words.text}</p>
      {stop === 'no-room' && tag.limits !== null && (
        <p className="pt-2">
          {stops.noRoom(formatRupees(paise(tag.limits.least)), stops.bounds[tag.limits.bound])}
        </p>
      )}
      <p className="pt-2">{stops.nothingPaid}</p>
      {(stop === 'needs-details' || stop === 'details-refused') && tag.bank !== null && (
        <DetailsForm tag={tag} billerId={tag.bank.billerId} outcome={details} />
      )}
      {isChoice && banks.length > 0 && (
        <BankChoice vehicleNumber={tag.vehicleNumber} banks={banks} />
      )}
      <div className="actions pt-4">
        {stop === 'bank-down' && <TryAgain label={stops.again} />}
        {isNewTag && (
          <ButtonLink href={path(buyPath({ vehicleNumber: tag.vehicleNumber }))} variant="outline">
            {stops.newTag}
          </ButtonLink>
        )}
        {stop !== 'no-tag' && (
          <ButtonLink href={path(tollTagPath(tag.vehicleNumber))} variant="outline">
            {stops.details}
          </ButtonLink>
        )}
        <ButtonLink href={path('/tollsetu/recharge')} variant="quiet">
          {stops.other}
        </ButtonLink>
      </div>
    </Card>
  );
}

/** The bank as printed on the tag, by hand. */
function BankChoice({
  vehicleNumber,
  banks,
}: {
  readonly vehicleNumber: string;
  readonly banks: TagStopProps['banks'];
}) {
  const { stops } = useCopy('tollsetu');
  const path = usePagePath();
  return (
    <form method="get" action={path('/tollsetu/recharge')} className="grid gap-3 pt-4">
      <input type="hidden" name="number" value={vehicleNumber} />
      <SelectField
        id="billerId"
        name="billerId"
        label={stops.bank}
        hint={stops.bankHint}
        emptyLabel={stops.chooseBank}
        required
        options={banks.map((bank) => ({ value: bank.billerId, label: bank.name }))}
      />
      <div className="actions">
        <Button type="submit" variant="dark">
          {stops.ask}
        </Button>
      </div>
    </form>
  );
}
