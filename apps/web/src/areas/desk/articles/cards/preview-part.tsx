import type { ReactNode } from 'react';
import { useCopy } from '../../../../frame/copy/use-copy.ts';
import type { Previews } from '../draft/article-outcome.ts';
import { draftLanguages } from '../draft/typed-draft.ts';
import { factPlaces } from '../script/live-preview.ts';

type PreviewPartProps = {
  readonly previews: Previews;
  /** Renders a text as the public page does. */
  readonly body: (html: string) => ReactNode;
};

/** Preview of both languages. Live with script; without, on the button. */
export function PreviewPart({ previews, body }: PreviewPartProps) {
  const copy = useCopy('desk-blog').preview;
  return (
    <section aria-labelledby="preview" className="grid gap-3">
      <h2 id="preview">{copy.title}</h2>
      <p className="text-ink-2 text-small">{copy.text}</p>
      <p className="text-brick" role="status" data-preview-failed hidden>
        {copy.failed}
      </p>
      <div className="grid gap-5 lg:grid-cols-2">
        {draftLanguages.map((language) => (
          <div key={language} className="card grid min-w-0 grid-cols-1 content-start gap-3">
            <h3>{copy.languages[language]}</h3>
            <p
              className="text-ink-2 text-small"
              data-preview-facts={language}
              data-nothing={copy.nothing}
              data-facts={copy.facts(factPlaces.minutes, factPlaces.questions)}
            >
              {previews[language] === null
                ? copy.nothing
                : copy.facts(previews[language].readingMinutes, previews[language].questions)}
            </p>
            <div lang={language} data-preview={language}>
              {body(previews[language]?.html ?? '')}
            </div>
          </div>
        ))}
      </div>
    </section>
  );
}
