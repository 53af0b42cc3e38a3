import { useCopy } from '../../../frame/copy/use-copy.ts';
import { type CompareWish, comparedPath, mostCompared } from '../facts/compare-wish.ts';
import { CarLinks } from './car-links.tsx';
import type { CarChoice } from './load-choice.ts';

type AddCarProps = { readonly wish: CompareWish; readonly choice: CarChoice };

/** Chooses a further car in three steps: make, model, variant. */
export function AddCar({ wish, choice }: AddCarProps) {
  const copy = useCopy('new-cars').compare;
  if (wish.ids.length >= mostCompared) return <p>{copy.full}</p>;
  return (
    <section aria-labelledby="add" className="card grid gap-3">
      <h2 id="add">{copy.add}</h2>
      <p className="text-ink-2 text-small">{copy.addTo(wish.ids.length)}</p>
      {wish.ids.length === 1 && <p>{copy.one}</p>}
      <CarLinks
        choice={choice}
        leftOut={wish.ids}
        pathOf={({ id, ...so }) =>
          comparedPath({
            ...wish,
            ...{ make: so.make, model: so.model },
            ids: id === undefined ? wish.ids : [...wish.ids, id],
          })
        }
      />
    </section>
  );
}
