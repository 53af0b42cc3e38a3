import { type CarColour, carColours } from './listing.ts';

/** Other names of registries and makers, by the colour they are. */
const others: Readonly<Record<string, CarColour>> = {
  gray: 'grey',
  golden: 'beige',
  gold: 'beige',
  cream: 'beige',
  wine: 'maroon',
  burgundy: 'maroon',
  bronze: 'brown',
  copper: 'brown',
};

/** The colour in a registry's words ("PEARL ARCTIC WHITE"); null: none that we know, or two. */
export function readColour(text: string | null): CarColour | null {
  const words = (text ?? '').toLowerCase().split(/[^a-z]+/);
  const found = new Set(
    words.flatMap((word) => carColours.find((one) => one === word) ?? others[word] ?? []),
  );
  const [only] = found;
  return found.size === 1 && only !== undefined && only !== 'other' ? only : null;
}
