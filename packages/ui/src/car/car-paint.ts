/** Colours of the drawings that are not paint. A car keeps its colours in the dark theme. */
export const carColours = {
  ink: '#17181a',
  tyre: '#24262a',
  rim: '#ece7da',
  rimWorn: '#c9c5ba',
  rimDark: '#4a4d53',
  glass: '#bfe0ef',
  glare: '#ffffff',
  cladding: '#3a3d42',
  lamp: '#fff3c4',
  rearLamp: '#e0483a',
  indicator: '#f0a52a',
  seat: '#7a5a3c',
} as const;

/** Paints to choose from, by name. */
export const carPaints = {
  red: '#d8432f',
  orange: '#e8762b',
  wine: '#7d2430',
  blue: '#2f5f9e',
  teal: '#2f7f86',
  green: '#5d6d45',
  silver: '#b9bec4',
  grey: '#57616d',
  black: '#3a3f47',
  white: '#f4f1e8',
  bronze: '#7b5a45',
  sand: '#c9b48a',
} as const;
export type CarPaint = keyof typeof carPaints;

const paints = Object.keys(carPaints) as readonly CarPaint[];

/** A paint of its own for a name, always the same. */
export function paintOf(name: string): CarPaint {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return paints[sum % paints.length] ?? 'red';
}

/** A colour mixed with a share of another, both `#rrggbb`. */
export function mixed(colour: string, other: string, share: number): string {
  const channel = (from: string, place: number) =>
    Number.parseInt(from.slice(place, place + 2), 16);
  const mix = (place: number) => {
    const value = channel(colour, place);
    return Math.round(value + (channel(other, place) - value) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${mix(1)}${mix(3)}${mix(5)}`;
}
