import { classNames } from './class-names.ts';
import { PlateStrip } from './plate-strip.tsx';

/** Kind of plate. Colours as prescribed for each class. */
export type PlateKind =
  | 'private'
  | 'commercial'
  | 'electric'
  | 'electric-commercial'
  | 'bharat'
  | 'old'
  | 'rental'
  | 'temporary'
  | 'trade'
  | 'diplomatic';

type PlateProps = {
  /** The registration mark in its groups, as written: ['DL', '8C', 'AF', '5030']. */
  parts: readonly string[];
  kind?: PlateKind | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Read before the letters, for example "Vehicle number". */
  label: string;
  /** False for plates without an IND strip (made before 2019, diplomatic). */
  strip?: boolean | undefined;
};

/** A number plate as on the vehicle. Screen readers read it letter by letter ("D L, 8 C, A F, 5 0 3 0"), never as a
 * word or number. */
export function Plate({ parts, kind = 'private', size = 'md', label, strip }: PlateProps) {
  const hasStrip = strip ?? (kind !== 'old' && kind !== 'diplomatic' && kind !== 'temporary');
  return (
    <span
      role="img"
      aria-label={`${label} ${spellMark(parts)}`}
      className={classNames('plate', `plate-${kind}`, size !== 'md' && `plate-${size}`)}
    >
      {hasStrip && <PlateStrip />}
      <span className="plate-letters">{parts.join(' ')}</span>
    </span>
  );
}

/** "DL", "8C" becomes "D L, 8 C". */
export function spellMark(parts: readonly string[]): string {
  return parts.map((part) => [...part].join(' ')).join(', ');
}
