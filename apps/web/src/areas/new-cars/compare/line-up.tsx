import { formatNumber } from '@pahiya/domain/shared/format';
import { personSize } from '@pahiya/ui/car/person';
import { ScaleScene, usualMotorcycle, usualScooter } from '@pahiya/ui/car/scale-scene';
import { sentences } from '../../../frame/copy/sentences.ts';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import type { ComparedSize } from './compared-sizes.ts';

/** The cars beside a person and two-wheelers, to one scale, and their measurements in words. */
export function LineUp({ sizes }: { readonly sizes: readonly ComparedSize[] }) {
  const { lineUp: copy } = useCopy('new-cars').compare;
  const { language } = usePage();
  const across = (size: { readonly lengthMm: number | null; readonly heightMm: number | null }) =>
    `${metres(size.lengthMm)} × ${metres(size.heightMm)}`;
  return (
    <section aria-labelledby="line-up" className="grid gap-3">
      <h2 id="line-up">{copy.title}</h2>
      <p className="text-ink-2 text-small">{copy.note}</p>
      {/* Focusable, so that the keyboard can scroll it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls needs the focus */}
      <section className="scale-box" tabIndex={0} aria-label={copy.drawing}>
        <ScaleScene
          cars={sizes.map(({ modelName, ...one }) => ({
            ...one,
            name: modelName,
            size: across(one.car),
          }))}
          names={{
            person: { name: copy.person, size: metres(personSize.heightMm) },
            scooter: { name: copy.scooter, size: across(usualScooter) },
            motorcycle: { name: copy.motorcycle, size: across(usualMotorcycle) },
          }}
        />
      </section>
      <ul className="grid gap-1 text-small">
        {sizes.map(({ id, name, car }) => (
          <li key={id}>
            <strong>{name}</strong>
            {': '}
            {sentences(
              language,
              copy.sizes(
                millimetres(car.lengthMm, copy.unknown),
                millimetres(car.widthMm, copy.unknown),
                millimetres(car.heightMm, copy.unknown),
              ),
              drawnText(car, copy),
            )}
          </li>
        ))}
      </ul>
      <p className="text-ink-2 text-small">{copy.others}</p>
    </section>
  );
}

/** By what an unknown measurement is drawn; empty where all are known. */
function drawnText(
  { lengthMm, heightMm, hand }: ComparedSize['car'],
  copy: { readonly usual: string; readonly byHand: string },
): string {
  if (lengthMm !== null && heightMm === null && hand?.heightMm) return copy.byHand;
  return lengthMm === null || heightMm === null ? copy.usual : '';
}

/** `4.33`; a dash where it is not known. */
function metres(value: number | null): string {
  return value === null ? '–' : (value / 1000).toFixed(2);
}

function millimetres(value: number | null, unknown: string): string {
  return value === null ? unknown : `${formatNumber(value)} mm`;
}
