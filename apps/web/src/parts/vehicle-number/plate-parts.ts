import type { PlateStyle } from '@pahiya/domain/registration/plate-style';
import type { PlateKind } from '@pahiya/ui/plate';

/** Plate drawing for each style. Styles are the road authority's; drawings are ours. */
const kinds: Readonly<Record<PlateStyle, PlateKind>> = {
  private: 'private',
  commercial: 'commercial',
  rental: 'rental',
  'electric-private': 'electric',
  'electric-commercial': 'electric-commercial',
  bharat: 'bharat',
  vintage: 'old',
  temporary: 'temporary',
  trade: 'trade',
  diplomatic: 'diplomatic',
  military: 'old',
};

/** The drawing for a style; unknown ones are white. */
export function plateKindOf(style: string): PlateKind {
  return (kinds as Readonly<Record<string, PlateKind | undefined>>)[style] ?? 'private';
}

/** The groups of a number: "DL 8C AF 5030" gives DL, 8C, AF, 5030. */
export function plateParts(display: string): readonly string[] {
  return display.split(' ').filter((part) => part !== '');
}

/** Whether a stored vehicle is a number: the words of one that has none yet have spaces, a number never. */
export function isPlate(vehicleNumber: string): boolean {
  return !vehicleNumber.includes(' ');
}
