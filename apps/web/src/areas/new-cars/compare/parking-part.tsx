import { spaceLeft } from '@pahiya/domain/new-cars/parking-bay';
import { Button } from '@pahiya/ui/button';
import { ParkingBay } from '@pahiya/ui/car/parking-bay';
import { FormErrors } from '@pahiya/ui/form-errors';
import { StatusChip } from '@pahiya/ui/status-chip';
import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { bayFields, bayOf } from '../facts/bay-wish.ts';
import { comparePath } from '../facts/car-paths.ts';
import type { CompareWish } from '../facts/compare-wish.ts';
import type { ComparedSize } from './compared-sizes.ts';

type ParkingPartProps = {
  readonly wish: CompareWish;
  readonly sizes: readonly ComparedSize[];
};

/** Each car from above in a parking bay, whose size can be typed, and the space left in words. */
export function ParkingPart({ wish, sizes }: ParkingPartProps) {
  const copy = useCopy('new-cars').compare.parking;
  const { today } = usePage();
  const bay = bayOf(wish.bay, today);
  if (bay === null) return null;
  return (
    <section aria-labelledby="parking" className="grid gap-4">
      <h2 id="parking">{copy.title}</h2>
      <BayForm wish={wish} bay={bay} />
      <ul className="parking-bays">
        {sizes.map(({ id, name, car, model }) => (
          <li key={id} className="grid content-start gap-2">
            <ParkingBay bay={bay} car={car} model={model} cars={sizes.map((one) => one.car)} />
            <h3 className="text-base">{name}</h3>
            <SpaceText space={spaceLeft(bay, car)} />
          </li>
        ))}
      </ul>
      <p className="text-ink-2 text-small">{copy.note}</p>
    </section>
  );
}

type BayFormProps = {
  readonly wish: CompareWish;
  readonly bay: NonNullable<ReturnType<typeof bayOf>>;
};

function BayForm({ wish, bay }: BayFormProps) {
  const copy = useCopy('new-cars').compare.parking;
  const path = usePagePath();
  const { typed, faults } = wish.bay;
  const fault = ({ key, least, most }: (typeof bayFields)[number]) =>
    copy.between(copy.fields[key], least, most);
  return (
    <form
      method="get"
      action={`${path(comparePath)}#parking`}
      className="card grid max-w-2xl items-end gap-4 sm:grid-cols-[1fr_1fr_auto]"
      noValidate
    >
      <input type="hidden" name="ids" value={wish.ids.join(',')} />
      {wish.city !== undefined && <input type="hidden" name="city" value={wish.city} />}
      {wish.isOnlyDifferent === true && <input type="hidden" name="only" value="different" />}
      {faults.length > 0 && (
        <div className="sm:col-span-3">
          <FormErrors
            title={copy.errors}
            errors={bayFields
              .filter(({ key }) => faults.includes(key))
              .map((field) => ({ fieldId: field.name, message: fault(field) }))}
          />
        </div>
      )}
      {bayFields.map((field) => (
        <TextField
          key={field.name}
          id={field.name}
          name={field.name}
          label={copy.fields[field.key]}
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          defaultValue={typed[field.key] ?? String(bay[field.key] / 1000)}
          error={faults.includes(field.key) ? fault(field) : undefined}
        />
      ))}
      <Button variant="outline">{copy.submit}</Button>
    </form>
  );
}

function SpaceText({ space }: { readonly space: ReturnType<typeof spaceLeft> }) {
  const copy = useCopy('new-cars').compare.parking;
  const { eachSideMm, behindMm } = space;
  const isTooBig = (eachSideMm ?? 0) < 0 || (behindMm ?? 0) < 0;
  const isKnown = eachSideMm !== null && behindMm !== null;
  return (
    <div className="grid justify-items-start gap-1 text-small">
      {isTooBig && <StatusChip tone="brick" word={copy.tooBig} />}
      {!isTooBig && isKnown && <StatusChip tone="road" word={copy.fits} />}
      <span>{eachSideMm === null ? copy.noWidth : sideText(eachSideMm, copy)}</span>
      <span>{behindMm === null ? copy.noLength : lengthText(behindMm, copy)}</span>
    </div>
  );
}

type Words = ReturnType<typeof useCopy<'new-cars'>>['compare']['parking'];

/** Whole centimetres: what is left rounded down, what is missing rounded up. */
function sideText(eachSideMm: number, copy: Words): string {
  return eachSideMm < 0
    ? copy.tooWide(Math.ceil((-2 * eachSideMm) / 10))
    : copy.eachSide(Math.floor(eachSideMm / 10));
}

function lengthText(behindMm: number, copy: Words): string {
  return behindMm < 0
    ? copy.tooLong(Math.ceil(-behindMm / 10))
    : copy.behind(Math.floor(behindMm / 10));
}
