import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import type { CarChoice } from './load-choice.ts';

/** The next step of a choice; `id`: the variant chosen. Nothing: start again. */
type Step = { readonly make?: string; readonly model?: string; readonly id?: string };

type CarLinksProps = {
  readonly choice: CarChoice;
  /** Variants that are not offered. */
  readonly leftOut?: readonly string[];
  readonly pathOf: (step: Step) => string;
};

/** Make, model and variant as plain links, one step after the other, so that it works without script. */
export function CarLinks({ choice, leftOut = [], pathOf }: CarLinksProps) {
  const copy = useCopy('new-cars').compare;
  const path = usePagePath();
  const { title, options } = optionsOf(choice, copy);
  return (
    <>
      <h3 className="text-base">{title}</h3>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9rem),1fr))] gap-x-4">
        {options
          .filter(({ step }) => step.id === undefined || !leftOut.includes(step.id))
          .map(({ step, label }) => (
            <li key={label}>
              <a
                href={path(pathOf(step))}
                className="wrap-anywhere inline-flex min-h-11 min-w-6 items-center"
              >
                {label}
              </a>
            </li>
          ))}
      </ul>
      {choice.kind !== 'makes' && (
        <p>
          <a href={path(pathOf({}))} className="inline-flex min-h-11 items-center">
            {copy.back}
          </a>
        </p>
      )}
    </>
  );
}

type Words = ReturnType<typeof useCopy<'new-cars'>>['compare'];
type Option = { readonly label: string; readonly step: Step };

function optionsOf(choice: CarChoice, copy: Words): { title: string; options: readonly Option[] } {
  if (choice.kind === 'makes') {
    const options = choice.makes.map(({ slug, name }) => ({ label: name, step: { make: slug } }));
    return { title: copy.chooseMake, options };
  }
  const make = choice.make.slug;
  if (choice.kind === 'models') {
    const options = choice.models.map(({ slug, name }) => ({
      label: name,
      step: { make, model: slug },
    }));
    return { title: copy.chooseModel(choice.make.name), options };
  }
  const { model, variants } = choice;
  const options = variants.map(({ slug, name }) => ({
    label: name,
    step: { id: `${make}/${model.slug}/${slug}` },
  }));
  return { title: copy.chooseVariant(model.name), options };
}
