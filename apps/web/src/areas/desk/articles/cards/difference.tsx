import { compareLines } from '@pahiya/domain/text/compare-lines';
import { useCopy } from '../../../../frame/copy/use-copy.ts';
import { ComparedLines } from '../../shell/compared-lines.tsx';
import {
  type DraftLanguage,
  draftLanguages,
  type TypedText,
  textFields,
} from '../draft/typed-draft.ts';

type DifferenceProps = {
  readonly before: Readonly<Record<DraftLanguage, TypedText>>;
  readonly after: Readonly<Record<DraftLanguage, TypedText>>;
};

/** Differences between two revisions, field by field, line by line. */
export function Difference({ before, after }: DifferenceProps) {
  const copy = useCopy('desk-blog');
  const changed = draftLanguages.flatMap((language) =>
    textFields
      .filter((field) => before[language][field] !== after[language][field])
      .map((field) => ({ language, field })),
  );
  if (changed.length === 0) return <p>{copy.compare.same}</p>;
  return (
    <div className="grid gap-4">
      {changed.map(({ language, field }) => (
        <section key={`${language}-${field}`} className="grid min-w-0 gap-1">
          <h3>{`${copy.form.languages[language]}: ${copy.form.fields[field]}`}</h3>
          <div lang={language} className="grid overflow-hidden rounded-button border border-line">
            <ComparedLines lines={compareLines(before[language][field], after[language][field])} />
          </div>
        </section>
      ))}
    </div>
  );
}
