import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePagePath } from '../../frame/page/use-page-path.ts';
import type { ValuationCopy } from './facts/valuation-words.ts';
import type { Step, ValuationPath } from './load-valuation.ts';
import { type ValuationWish, wishPath } from './valuation-wish.ts';

type Choice = Exclude<Step, { kind: 'form' }>;
type ChooseCarProps = {
  readonly path: ValuationPath;
  readonly wish: ValuationWish;
  readonly step: Choice;
};

/** Chooses make, model and year by plain links, so that it works without script. */
export function ChooseCar({ path, wish, step }: ChooseCarProps) {
  const copy = useCopy('valuation');
  const pagePath = usePagePath();
  const { title, options } = optionsOf(step, copy);
  return (
    <section aria-labelledby="choose" className="card grid gap-3">
      <h2 id="choose">{title}</h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-x-4">
        {options.map(({ to, label }) => (
          <li key={label}>
            <a
              href={pagePath(wishPath(path, { ...wish, ...to }))}
              className="wrap-anywhere inline-flex min-h-11 min-w-6 items-center"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
      <BackLinks path={path} wish={wish} />
    </section>
  );
}

/** Ways back to the steps before. */
export function BackLinks({ path, wish }: Pick<ChooseCarProps, 'path' | 'wish'>) {
  const { choose } = useCopy('valuation');
  const pagePath = usePagePath();
  const { make, model, year, exchange } = wish;
  if (make === undefined) return null;
  const links = [
    ...(year === undefined ? [] : [{ to: { make, model }, label: choose.otherYear }]),
    ...(model === undefined ? [] : [{ to: { make }, label: choose.otherModel }]),
    { to: {}, label: choose.again },
  ];
  return (
    <ul className="flex flex-wrap gap-x-5">
      {links.map(({ to, label }) => (
        <li key={label}>
          <a
            href={pagePath(wishPath(path, { ...to, exchange }))}
            className="inline-flex min-h-11 items-center"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

type Option = { readonly label: string; readonly to: ValuationWish };

function optionsOf(step: Choice, { choose }: ValuationCopy): { title: string; options: Option[] } {
  switch (step.kind) {
    case 'make':
      return {
        title: choose.make,
        options: step.makes.map(({ slug, name }) => ({ label: name, to: { make: slug } })),
      };
    case 'model':
      return {
        title: choose.model(step.make.name),
        options: step.models.map(({ slug, name }) => ({ label: name, to: { model: slug } })),
      };
    case 'year':
      return {
        title: choose.year(`${step.names.make} ${step.names.model}`),
        options: step.years.map((year) => ({ label: String(year), to: { year: String(year) } })),
      };
  }
}
