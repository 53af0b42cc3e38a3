import type { Answer } from '@pahiya/api-client/api-client';
import { SelectField } from '@pahiya/ui/select-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { ProofFields } from '../../../parts/owner-proof/proof-fields.tsx';
import type { ProofFault } from '../../../parts/owner-proof/read-proof.ts';

type OwnerPartProps = Pick<Answer<'ownCarReview'>, 'vehicles'> & {
  readonly chosen: string;
  readonly faults: readonly ProofFault[];
};

/** The garage's vehicles of this model, with the numbers that prove whose they are. A garage alone proves nothing. */
export function OwnerPart({ vehicles, chosen, faults }: OwnerPartProps) {
  const copy = useCopy('car-reviews').form;
  const path = usePagePath();
  return (
    <fieldset className="grid gap-3 border-line border-t pt-4">
      <legend className="float-left w-full font-semibold">{copy.owner}</legend>
      <p>{copy.ownerText}</p>
      {vehicles.length === 0 ? (
        <p>
          {copy.noVehicle}{' '}
          <a href={path('/garage')} className="inline-flex min-h-11 items-center">
            {copy.addVehicle}
          </a>
        </p>
      ) : (
        <>
          <SelectField
            id="vehicle"
            name="vehicle"
            label={copy.vehicle}
            emptyLabel={copy.withoutVehicle}
            options={vehicles.map(({ vehicleNumber, display, isProved }) => ({
              value: isProved ? `${vehicleNumber} proved` : vehicleNumber,
              label: isProved ? copy.proved(display) : display,
            }))}
            defaultValue={optionOf(vehicles, chosen)}
          />
          {vehicles.some(({ isProved }) => !isProved) && (
            <ProofFields faults={faults} required={false} />
          )}
        </>
      )}
    </fieldset>
  );
}

function optionOf(vehicles: OwnerPartProps['vehicles'], chosen: string): string {
  const found = vehicles.find(({ vehicleNumber }) => vehicleNumber === chosen);
  if (found === undefined) return '';
  return found.isProved ? `${found.vehicleNumber} proved` : found.vehicleNumber;
}
