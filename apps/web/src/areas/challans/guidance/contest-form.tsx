import { contestPatterns } from '@pahiya/domain/challans/contest-patterns';
import { Card } from '@pahiya/ui/card';
import { TextField } from '@pahiya/ui/text-field';
import { Form } from 'react-router';
import { sentences } from '../../../frame/copy/sentences.ts';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import type { ContestOutcome } from './contest-outcome.ts';
import {
  type ContestField,
  type ContestQuery,
  contestPath,
  dayFields,
  fieldsOf,
} from './contest-request.ts';

/** The six errors as links, and what the chosen one needs for its letter. */
export function ContestForm({
  query,
  outcome,
}: {
  query: ContestQuery;
  outcome: ContestOutcome | null;
}) {
  const words = useCopy('challan-contest').form;
  const path = usePagePath();
  return (
    <section id="pattern" aria-labelledby="pattern-title" className="grid gap-4">
      <h2 id="pattern-title">{words.title}</h2>
      <ul className="grid gap-2 sm:grid-cols-2">
        {contestPatterns.map((pattern) => (
          <li key={pattern}>
            <a
              className="card block h-full py-3! no-underline aria-[current]:border-ink aria-[current]:bg-sun-soft"
              href={`${path(contestPath({ ...query, pattern }))}#pattern`}
              aria-current={pattern === query.pattern ? 'true' : undefined}
            >
              <b className="block leading-snug">{words.patterns[pattern].name}</b>
              <span className="text-ink-2 text-small">{words.patterns[pattern].text}</span>
            </a>
          </li>
        ))}
      </ul>
      {query.pattern !== null && <FactsForm key={query.pattern} query={query} outcome={outcome} />}
    </section>
  );
}

function FactsForm({ query, outcome }: { query: ContestQuery; outcome: ContestOutcome | null }) {
  const words = useCopy('challan-contest').form;
  const errors = useCopy('errors').byCode;
  const fields = query.pattern === null ? [] : fieldsOf[query.pattern];
  const { language } = usePage();
  const bad = outcome?.kind === 'bad-days' || outcome?.kind === 'contradicting' ? outcome : null;
  const failed = outcome?.kind === 'failed' ? errors[outcome.failure.code] : null;
  return (
    <Card id="facts" title={fields.length > 0 ? words.details : undefined}>
      <Form method="post" action={contestPath(query)} className="grid gap-4">
        {fields.map((field) => (
          <FactField
            key={field}
            field={field}
            typed={bad?.typed[field]}
            error={bad?.fields.includes(field) === true ? words[dayFaults[bad.kind]] : undefined}
          />
        ))}
        <p className="text-small">{words.kept}</p>
        {failed !== null && (
          <p role="alert" className="field-error">
            {sentences(language, words.failed, failed.title, failed.detail)}
          </p>
        )}
        <div>
          <SubmitButton
            label={words.submit}
            busy={words.busy}
            action="/contest-challan"
            variant={outcome?.kind === 'letter' ? 'outline' : 'sun'}
          />
        </div>
      </Form>
    </Card>
  );
}

const dayFaults = { 'bad-days': 'badDate', contradicting: 'wrongDate' } as const;

function FactField(props: {
  field: ContestField;
  typed: string | undefined;
  error: string | undefined;
}) {
  const words = useCopy('challan-contest').form;
  const { field, typed, error } = props;
  const isDay = dayFields.has(field);
  return (
    <TextField
      id={field}
      name={field}
      label={words[field]}
      hint={isDay ? words.dateHint : undefined}
      inputMode={isDay ? 'numeric' : undefined}
      autoComplete="off"
      maxLength={80}
      defaultValue={typed}
      error={error}
    />
  );
}
