import type { Answer } from '@pahiya/api-client/api-client';
import { accidentNotes, carColours, insuranceKinds } from '@pahiya/domain/listings/listing';
import { carBodies } from '@pahiya/domain/new-cars/car-facts';
import { monthName } from '@pahiya/domain/shared/intl';
import { languageTags } from '@pahiya/domain/shared/language';
import { SelectField } from '@pahiya/ui/select-field';
import { TextAreaField } from '@pahiya/ui/text-area-field';
import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import type { ListingField, TypedFacts } from './read-facts.ts';

export type City = Answer<'allCities'>['allCities'][number];

type FactsFieldsProps = {
  readonly typed: TypedFacts;
  readonly wrong: readonly ListingField[];
  readonly cities: readonly City[];
};

/** What the seller says of the car. Nothing is preselected that a buyer relies on. */
export function FactsFields({ typed, wrong, cities }: FactsFieldsProps) {
  const { facts: copy, faults } = useCopy('own-listing');
  const { choices, car } = useCopy('used-cars');
  const { language } = usePage();
  const error = (field: ListingField) => (wrong.includes(field) ? faults[field] : undefined);
  const yesNo = [
    { value: 'yes', label: copy.yes },
    { value: 'no', label: copy.no },
  ];
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        id="km"
        name="km"
        label={copy.km}
        defaultValue={typed.km}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        error={error('km')}
        required
      />
      <SelectField
        id="owners"
        name="owners"
        label={copy.owners}
        emptyLabel={copy.choose}
        options={[1, 2, 3, 4, 5, 6].map((count) => ({
          value: String(count),
          label: car.owners(count),
        }))}
        defaultValue={typed.owners ?? ''}
        error={error('owners')}
        required
      />
      <SelectField
        id="colour"
        name="colour"
        label={copy.colour}
        emptyLabel={copy.choose}
        options={carColours.map((value) => ({ value, label: car.colours[value] }))}
        defaultValue={typed.colour ?? ''}
        error={error('colour')}
        required
      />
      <SelectField
        id="body"
        name="body"
        label={copy.body}
        emptyLabel={copy.choose}
        options={carBodies.map((value) => ({ value, label: choices[value] }))}
        defaultValue={typed.body ?? ''}
        error={error('body')}
        required
      />
      <SelectField
        id="cityId"
        name="cityId"
        label={copy.city}
        options={cities
          .map(({ id, name, nameHindi }) => ({
            value: String(id),
            label: language === 'hi' ? nameHindi : name,
          }))
          .sort((a, b) => a.label.localeCompare(b.label, language))}
        defaultValue={typed.cityId}
        error={error('cityId')}
      />
      <SelectField
        id="madeMonth"
        name="madeMonth"
        label={copy.month}
        emptyLabel={copy.monthUnknown}
        options={Array.from({ length: 12 }, (_, place) => ({
          value: String(place + 1),
          label: monthName(place + 1, languageTags[language]),
        }))}
        defaultValue={typed.madeMonth ?? ''}
        error={error('madeMonth')}
      />
      <SelectField
        id="insurance"
        name="insurance"
        label={copy.insurance}
        emptyLabel={copy.notStated}
        options={insuranceKinds.map((value) => ({ value, label: copy.insurances[value] }))}
        defaultValue={typed.insurance ?? ''}
      />
      <TextField
        id="insuredUntil"
        name="insuredUntil"
        label={copy.insuredUntil}
        defaultValue={typed.insuredUntil}
        inputMode="numeric"
        autoComplete="off"
        maxLength={10}
        error={error('insuredUntil')}
      />
      <SelectField
        id="accident"
        name="accident"
        label={copy.accident}
        options={[...accidentNotes]
          .reverse()
          .map((value) => ({ value, label: copy.accidents[value] }))}
        defaultValue={typed.accident ?? 'not-stated'}
      />
      <SelectField
        id="serviceBook"
        name="serviceBook"
        label={copy.serviceBook}
        emptyLabel={copy.notStated}
        options={yesNo}
        defaultValue={typed.serviceBook ?? ''}
      />
      <TextField
        id="keys"
        name="keys"
        label={copy.keys}
        defaultValue={typed.keys}
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        error={error('keys')}
      />
      <SelectField
        id="hasLoan"
        name="hasLoan"
        label={copy.hasLoan}
        emptyLabel={copy.notStated}
        options={[
          { value: 'yes', label: copy.loanYes },
          { value: 'no', label: copy.loanNo },
        ]}
        defaultValue={typed.hasLoan ?? ''}
      />
      <div className="sm:col-span-2">
        <TextAreaField
          id="note"
          name="note"
          label={copy.note}
          hint={copy.noteHint}
          rows={3}
          maxLength={600}
          defaultValue={typed.note}
          error={error('note')}
        />
      </div>
    </div>
  );
}
