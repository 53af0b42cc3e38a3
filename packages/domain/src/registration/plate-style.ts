import type { MarkKind } from './mark.ts';

/** Plate styles by meaning. `rental`: self-drive. `bharat` is white, with its own grouping. */
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

/** Facts other than the number that decide the plate; null if unknown. */
export type PlateFacts = {
  readonly isTransport: boolean | null;
  readonly isElectric: boolean | null;
};

/** Plate of a vehicle. Unknown facts default to private and not electric, the most common case. A black rental plate
 * cannot be inferred from the record and is never returned. Rule id: PLATE-COLOUR. */
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
