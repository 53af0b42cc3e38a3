import type { MarkKind } from './mark.ts';

/** Colours of a plate, by what they mean. `rental`: self-drive. `bharat` is white, with its own grouping. */
export type PlateStyle =
  | 'private'
  | 'commercial'
  | 'rental'
  | 'electric-private'
  | 'electric-commercial'
  | 'bharat'
  | 'vintage'
  | 'temporary'
  | 'trade'
  | 'diplomatic'
  | 'military';

/** Plate and letter colours of each style. Source: Central Motor Vehicles Rules 1989 r. 50 and the colour table of
 * the ministry's orders of 2020-21. Rule id: PLATE-COLOUR. */
export const PLATE_COLOURS = {
  private: { plate: 'white', letters: 'black' },
  commercial: { plate: 'yellow', letters: 'black' },
  rental: { plate: 'black', letters: 'yellow' },
  'electric-private': { plate: 'green', letters: 'white' },
  'electric-commercial': { plate: 'green', letters: 'yellow' },
  bharat: { plate: 'white', letters: 'black' },
  vintage: { plate: 'white', letters: 'black' },
  temporary: { plate: 'yellow', letters: 'red' },
  trade: { plate: 'red', letters: 'white' },
  diplomatic: { plate: 'light-blue', letters: 'white' },
  military: { plate: 'black', letters: 'white' },
} as const satisfies Record<PlateStyle, { plate: string; letters: string }>;

/** What decides the plate besides the mark; null where it is not known. */
export type PlateFacts = {
  readonly isTransport: boolean | null;
  readonly isElectric: boolean | null;
};

/** The plate a vehicle carries. What is not known is taken as private and not electric, the most usual.
 * A black rental plate cannot be told from the record and is never answered. Rule id: PLATE-COLOUR. */
export function plateStyle(kind: MarkKind, facts: PlateFacts): PlateStyle {
  switch (kind) {
    case 'temporary':
    case 'trade':
    case 'diplomatic':
    case 'military':
    case 'vintage':
      return kind;
    default: {
      if (facts.isElectric) return facts.isTransport ? 'electric-commercial' : 'electric-private';
      if (facts.isTransport) return 'commercial';
      return kind === 'bharat' ? 'bharat' : 'private';
    }
  }
}
