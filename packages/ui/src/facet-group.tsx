import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type FacetGroupProps = {
  /** Prefix of the ids. */
  id: string;
  /** Name of the fields in the form. */
  name: string;
  legend: string;
  /** After the legend: what the values mean. */
  hint?: string | undefined;
  /** `count`: what would remain with this choice. */
  options: readonly {
    value: string;
    label: ReactNode;
    count: number;
    isChosen: boolean;
    picture?: ReactNode;
  }[];
  /** What the counts count, for screen readers: "29 models". */
  countLabel: (count: number) => string;
};

/** Alternatives of one facet with what each leaves. One that leaves nothing stays visible, and can be taken back. The
 * fields are those of the form around it. */
export function FacetGroup({ id, name, legend, hint, options, countLabel }: FacetGroupProps) {
  return (
    <fieldset className="facet" aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend>{legend}</legend>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {options.map(({ value, label, count, isChosen, picture }) => (
        <div
          key={value}
          className={classNames('check', 'facet-row', count === 0 && 'facet-row-none')}
        >
          <input
            // A choice that was taken back elsewhere shows here too.
            ref={(box) => {
              if (box !== null) box.checked = isChosen;
            }}
            id={`${id}-${value}`}
            type="checkbox"
            name={name}
            value={value}
            defaultChecked={isChosen}
            disabled={count === 0 && !isChosen}
          />
          <label htmlFor={`${id}-${value}`}>
            {picture}
            <span>{label}</span>
            <span className="nums facet-count" aria-hidden="true">
              {count}
            </span>
            <span className="sr-only">, {countLabel(count)}</span>
          </label>
        </div>
      ))}
    </fieldset>
  );
}
