import type { ComparedLine } from '@pahiya/domain/text/compare-lines';
import { useCopy } from '../../../frame/copy/use-copy.ts';

/** Unchanged lines are shown only near a change. */
const shownAround = 2;

/** A diff of two texts: removals and additions marked by sign, word and colour. */
export function ComparedLines({ lines }: { lines: readonly ComparedLine[] }) {
  const copy = useCopy('desk').compared;
  const isNear = (place: number) =>
    lines
      .slice(Math.max(0, place - shownAround), place + shownAround + 1)
      .some(({ kind }) => kind !== 'same');
  return lines.map(({ kind, text }, place) => {
    const id = `${place}-${kind}`;
    if (kind === 'added') {
      return (
        <ins
          key={id}
          className="wrap-anywhere whitespace-pre-wrap bg-road-soft px-3 py-1 no-underline"
        >
          <span className="sr-only">{copy.added}</span>
          <span aria-hidden="true">+ </span>
          {text}
        </ins>
      );
    }
    if (kind === 'removed') {
      return (
        <del
          key={id}
          className="wrap-anywhere whitespace-pre-wrap bg-brick-soft px-3 py-1 no-underline"
        >
          <span className="sr-only">{copy.removed}</span>
          <span aria-hidden="true">− </span>
          {text}
        </del>
      );
    }
    if (isNear(place)) {
      return (
        <p key={id} className="wrap-anywhere whitespace-pre-wrap px-3 py-1">
          {text}
        </p>
      );
    }
    const isFirst = place === 0 || isNear(place - 1);
    return isFirst ? (
      <p key={id} className="px-3 py-1 text-ink-3">
        …
      </p>
    ) : null;
  });
}
