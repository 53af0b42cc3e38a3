import type { Answer } from '@pahiya/api-client/api-client';
import { Card } from '@pahiya/ui/card';
import { FormErrors } from '@pahiya/ui/form-errors';
import { TextField } from '@pahiya/ui/text-field';
import { Form } from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { PageTitle } from '../../../parts/page/page-title.tsx';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';
import { type City, FactsFields } from './facts-fields.tsx';
import { fieldIds } from './field-ids.ts';
import type { ListingOutcome } from './listing-outcome.ts';
import { newListingPath } from './own-paths.ts';
import type { TypedFacts } from './read-facts.ts';

type NewListingPageProps = {
  readonly car: {
    readonly make: string;
    readonly model: string;
    readonly variant: string;
    readonly year: number;
    readonly makeName: string;
    readonly modelName: string;
    readonly chosen: Answer<'sellCarVariants'>['variants'][number];
  };
  readonly search: string;
  readonly cities: readonly City[];
  readonly typed: TypedFacts;
  readonly outcome: ListingOutcome | null;
};

/** The form that starts a listing of one's own car. */
export function NewListingPage({
  car,
  search,
  cities,
  typed: given,
  outcome,
}: NewListingPageProps) {
  const { create: copy, facts, faults } = useCopy('own-listing');
  const { choices } = useCopy('used-cars');
  const path = usePagePath();
  const typed = outcome?.typed ?? given;
  const wrong = outcome?.kind === 'fields' ? outcome.fields : [];
  const { chosen } = car;
  const action = newListingPath + search;
  const name = [car.makeName, car.modelName, chosen.name].filter(Boolean).join(' ');
  return (
    <div className="grid gap-5 pt-4">
      <PageTitle title={copy.title} lead={copy.lead} />
      {outcome?.kind === 'failed' && <FailureFace failure={outcome.failure} action={null} />}
      <Form method="post" action={action}>
        <Card
          id="car"
          title={<EnglishRun text={`${name} ${car.year}`} />}
          aside={
            <a href={path('/sell-car')} className="inline-flex min-h-11 items-center">
              {copy.other}
            </a>
          }
        >
          <div className="grid gap-4">
            <p>{[choices[chosen.fuel], choices[chosen.gearbox]].join(' · ')}</p>
            <FormErrors
              title={facts.errors}
              errors={wrong.map((field) => ({ fieldId: fieldIds[field], message: faults[field] }))}
            />
            {(['make', 'model', 'variant', 'year'] as const).map((one) => (
              <input key={one} type="hidden" name={one} value={car[one]} />
            ))}
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField
                id="vehicleNumber"
                name="vehicleNumber"
                label={copy.vehicle}
                hint={copy.vehicleHint}
                defaultValue={typed.vehicleNumber}
                autoCapitalize="characters"
                autoComplete="off"
                maxLength={20}
                error={
                  wrong.includes('otherModel')
                    ? faults.otherModel
                    : wrong.includes('vehicleNumber')
                      ? faults.vehicleNumber
                      : undefined
                }
                required
              />
              <TextField
                id="price"
                name="price"
                label={copy.price}
                hint={copy.priceHint}
                defaultValue={typed.price}
                inputMode="numeric"
                autoComplete="off"
                maxLength={14}
                error={wrong.includes('pricePaise') ? faults.pricePaise : undefined}
                required
              />
            </div>
            <FactsFields typed={typed} wrong={wrong} cities={cities} />
            <SubmitButton label={copy.submit} busy={copy.busy} action={newListingPath} block />
          </div>
        </Card>
      </Form>
    </div>
  );
}
