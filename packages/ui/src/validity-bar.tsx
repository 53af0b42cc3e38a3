import { Heading, type HeadingLevel } from './heading.tsx';
import { StatusChip } from './status-chip.tsx';
import type { Tone } from './tone.tsx';

type ValidityBarProps = {
  /** What is valid: "Pollution certificate". */
  label: string;
  /** From whom and until when, in words. */
  detail?: string | undefined;
  tone: Tone;
  /** What the chip says: "101 days", "18 days over". */
  word: string;
  /** How much of the time is used, 0 to 1; null when the start is not known: then there is no bar. */
  share: number | null;
  /** Makes the label a heading. */
  level?: HeadingLevel | undefined;
};

/**
 * A validity as a stretch of road: solid behind, lane marks ahead. The bar adds nothing that the words
 * do not say, so screen readers pass over it. Widths are SVG attributes: no inline style.
 */
export function ValidityBar({ label, detail, tone, word, share, level }: ValidityBarProps) {
  return (
    <div className={`validity tone-${tone}`}>
      <div className="validity-head">
        <div className="validity-words">
          {level ? <Heading level={level}>{label}</Heading> : <b>{label}</b>}
          {detail && <span>{detail}</span>}
        </div>
        <StatusChip tone={tone} word={word} />
      </div>
      {share !== null && (
        <svg className="bar" aria-hidden="true" height="8" width="100%">
          <rect className="bar-bed" width="100%" height="8" />
          <line className="bar-ahead" x1="4" x2="100%" y1="4" y2="4" />
          <rect className="bar-used" width={`${percent(share)}%`} height="8" rx="4" />
        </svg>
      )}
    </div>
  );
}

/** Whole percent, kept between a visible sliver and the whole road. */
function percent(share: number): number {
  return Math.round(Math.min(1, Math.max(0.02, share)) * 100);
}
