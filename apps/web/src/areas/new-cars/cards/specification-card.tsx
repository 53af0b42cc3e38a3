import type { Answer } from '@pahiya/api-client/api-client';
import { hasFigure, specKeyIds, specKeys } from '@pahiya/domain/new-cars/spec-keys';
import { Card } from '@pahiya/ui/card';
import { type Fact, KeyValues } from '@pahiya/ui/key-values';
import { SourcesLine } from '@pahiya/ui/sources-line';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { figureText } from '../facts/car-words.ts';

type Page = Answer<'carVariant'>;
type SpecificationCardProps = Pick<Page, 'variant' | 'specification'>;

const groups = ['engine', 'running', 'size', 'safety'] as const;
/** The figures in groups, each with how it is known. */
export function SpecificationCard({ variant, specification }: SpecificationCardProps) {
  const copy = useCopy('new-cars');
  const words = copy.spec;
  const known = new Map(specification.map((figure) => [figure.key, figure]));
  const sources = [...new Set(specification.map(({ source }) => source))];
  const factOf = (key: (typeof specKeyIds)[number]): Fact[] => {
    const figure = known.get(key);
    if (figure === undefined) {
      return hasFigure(key, variant.fuel)
        ? [{ id: key, term: words.keys[key], detail: copy.variant.notKnown }]
        : [];
    }
    return [
      {
        id: key,
        term: words.keys[key],
        detail: figureText(key, figure.value),
        note: words.known[figure.known] ?? undefined,
      },
    ];
  };
  const gearbox = variant.gearbox ?? (variant.gearboxKind && copy.gearboxes[variant.gearboxKind]);
  const first: Fact[] = [
    { id: 'fuel', term: words.fuel, detail: copy.fuels[variant.fuel] },
    { id: 'gearbox', term: words.gearbox, detail: gearbox ?? copy.variant.notKnown },
    ...(variant.drive === null
      ? []
      : [{ id: 'drive', term: words.drive, detail: copy.drives[variant.drive] }]),
  ];
  return (
    <Card id="specification" title={copy.variant.specification}>
      <div className="grid gap-5">
        {groups.map((group) => {
          const facts = specKeyIds.filter((key) => specKeys[key].group === group).flatMap(factOf);
          return (
            <section key={group} aria-labelledby={`spec-${group}`} className="grid gap-1">
              <h3 id={`spec-${group}`} className="text-base">
                {words.groups[group]}
              </h3>
              <KeyValues facts={group === 'engine' ? [...first, ...facts] : facts} />
            </section>
          );
        })}
      </div>
      <SourcesLine>
        {sources.map((source) => copy.variant.figuresFrom(source)).join(' ')}
      </SourcesLine>
    </Card>
  );
}
