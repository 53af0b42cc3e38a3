import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { type CompareWish, comparedPath, mostCompared } from '../facts/compare-wish.ts';
import type { CarChoice } from './load-comparison.ts';

type AddCarProps = { readonly wish: CompareWish; readonly choice: CarChoice };

/** Chooses a further car in three steps: make, model, variant. Plain links, so that it works without script. */
export function AddCar({ wish, choice }: AddCarProps) {
  const copy = useCopy('new-cars').compare;
  const path = usePagePath();
  if (wish.ids.length >= mostCompared) return <p>{copy.full}</p>;
  const { title, options } = optionsOf(wish, choice, copy);
  const start = { ...wish, make: undefined, model: undefined };
  return (
    <section aria-labelledby="add" className="card grid gap-3">
      <h2 id="add">{copy.add}</h2>
      <p className="text-ink-2 text-small">{copy.addTo(wish.ids.length)}</p>
      {wish.ids.length === 1 && <p>{copy.one}</p>}
      <h3 className="text-base">{title}</h3>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-x-4">
        {options.map(({ to, label }) => (
          <li key={label}>
            <a
              href={path(comparedPath({ ...wish, ...to }))}
              className="wrap-anywhere inline-flex min-h-11 items-center"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
      {choice.kind !== 'makes' && (
        <p>
          <a href={path(comparedPath(start))} className="inline-flex min-h-11 items-center">
            {copy.back}
          </a>
        </p>
      )}
    </section>
  );
}

type Words = ReturnType<typeof useCopy<'new-cars'>>['compare'];

function optionsOf(wish: CompareWish, choice: CarChoice, copy: Words) {
  if (choice.kind === 'makes') {
    const options = choice.makes.map(({ slug, name }) => ({ label: name, to: { make: slug } }));
    return { title: copy.chooseMake, options };
  }
  if (choice.kind === 'models') {
    const options = choice.models.map(({ slug, name }) => ({ label: name, to: { model: slug } }));
    return { title: copy.chooseModel(choice.make.name), options };
  }
  const { make, model, variants } = choice;
  const options = variants
    .map(({ slug, name }) => ({ id: `${make.slug}/${model.slug}/${slug}`, label: name }))
    .filter(({ id }) => !wish.ids.includes(id))
    .map(({ id, label }) => ({
      label,
      to: { ids: [...wish.ids, id], make: undefined, model: undefined },
    }));
  return { title: copy.chooseVariant(model.name), options };
}
