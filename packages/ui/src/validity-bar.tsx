import { Heading, type HeadingLevel } from './heading.tsx';
import { StatusChip } from './status-chip.tsx';
import type { Tone } from './tone.tsx';

type ValidityBarProps = {
  /** Name of the paper: "PUC". */
  label: string;
  /** Last day and insurer, in words. */
  detail?: string | undefined;
  /** Last day as `YYYY-MM-DD`, if `detail` contains one. */
  until?: string | null | undefined;
  tone: Tone;
  /** Chip text: "101 days left", "Expired 18 days ago". */
  word: string;
  /** Share of the period used, 0 to 1; null when its start is unknown: then there is no bar. */
  share: number | null;
  /** Makes the label a heading. */
  level?: HeadingLevel | undefined;
};

/** A validity as a stretch of road: solid on the left, lane marks on the right. The text says everything, so the bar
 * is hidden from screen readers. Widths are SVG attributes: the content security policy allows no inline style. */
export function ValidityBar({ label, detail, until, tone, word, share, level }: ValidityBarProps) {
  return (
    <div className={`validity tone-${tone}`}>
      <div className="validity-head">
        <div className="validity-words">
          {level ? <Heading level={level}>{label}</Heading> : <b>{label}</b>}
          {detail && <span>{until ? <time dateTime={until}>{detail}</time> : detail}</span>}
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

/** Whole percent, between a visible sliver and the whole road. */
function percent(share: number): number {
  return Math.round(Math.min(1, Math.max(0.02, share)) * 100);
}
