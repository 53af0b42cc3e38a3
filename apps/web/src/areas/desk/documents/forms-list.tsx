import type { Answer } from '@pahiya/api-client/api-client';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { instantText } from '../../../parts/failure/instant-text.ts';
import { LiveChip } from './cards/live-chip.tsx';

/** Every form with its number of submissions, and a link to create one. */
export function FormsList({ forms }: Answer<'deskForms'>) {
  const copy = useCopy('desk-documents');
  const { language } = usePage();
  const path = usePagePath();
  return (
    <div className="grid gap-5 pt-4">
      <h1>{copy.formsTitle}</h1>
      <ul className="grid gap-3">
        {forms.map((form) => (
          <li key={form.formId} className="card grid gap-1">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <a
                href={path(`/desk/forms/${form.formId}`)}
                className="wrap-anywhere inline-flex min-h-11 items-center font-semibold"
              >
                {form.title[language]}
              </a>
              <LiveChip newestRevision={form.latestRevision} liveRevision={form.liveRevision} />
            </div>
            <p className="flex flex-wrap gap-x-4 gap-y-1 text-ink-2 text-small">
              <span lang="en" translate="no">
                {form.formId}
              </span>
              {form.lastSubmittedAt !== null && (
                <span>{copy.lastCame(instantText(form.lastSubmittedAt, language))}</span>
              )}
            </p>
            <p>
              <a
                href={path(`/desk/forms/${form.formId}/submissions`)}
                className="inline-flex min-h-11 items-center"
              >
                {copy.cameIn(form.submissions)}
              </a>
            </p>
          </li>
        ))}
      </ul>
      <Card title={copy.otherForm} id="other-form">
        <form method="get" action={path('/desk/forms')} className="grid gap-3">
          <TextField
            id="form"
            name="form"
            label={copy.formId}
            hint={copy.formIdHint}
            maxLength={60}
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
          <div>
            <Button variant="outline">{copy.open}</Button>
          </div>
        </form>
      </Card>
    </div>
  );
}
