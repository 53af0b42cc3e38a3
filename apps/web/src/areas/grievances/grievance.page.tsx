import { fileGrievance } from '@pahiya/contracts/grievances/grievance-calls';
import { dutyClock } from '@pahiya/domain/grievances/duty-clocks';
import { grievanceKinds, grievanceRule } from '@pahiya/domain/grievances/grievance-kinds';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { Card } from '@pahiya/ui/card';
import { CheckField } from '@pahiya/ui/check-field';
import { FormErrors } from '@pahiya/ui/form-errors';
import { TextAreaField } from '@pahiya/ui/text-area-field';
import { TextField } from '@pahiya/ui/text-field';
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { formText } from '../../frame/page/form-text.ts';
import { pageTools } from '../../frame/page/page-tools.ts';
import { usePagePath } from '../../frame/page/use-page-path.ts';
import { pageMeta } from '../../frame/routing/page-module.ts';
import { SubmitButton } from '../../parts/controls/submit-button.tsx';
import { FailureFace } from '../../parts/failure/failure-face.tsx';
import { type PageFailure, toPageFailure } from '../../parts/failure/page-failure.ts';
import { PageTitle } from '../../parts/page/page-title.tsx';

const fields = ['kind', 'subject', 'words', 'name', 'contact'] as const;
type Field = (typeof fields)[number];
type Typed = Readonly<Record<Field, string>>;

type Outcome = {
  readonly typed: Typed;
  readonly faults: readonly Field[];
  /** Null: only fields are wrong. */
  readonly failure: PageFailure | null;
};

export function loader({ request, context }: LoaderFunctionArgs) {
  const subject = new URL(request.url).searchParams.get('subject')?.slice(0, 500) ?? '';
  return { subject, today: pageTools(context).today };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { api, language } = pageTools(context);
  const form = await request.formData();
  const typed = Object.fromEntries(
    fields.map((name) => [name, formText(form, name).trim()]),
  ) as Typed;
  const kind = grievanceKinds.find((one) => one === typed.kind);
  if (kind === undefined) {
    return data<Outcome>({ typed, faults: ['kind'], failure: null }, { status: 400 });
  }
  const answer = await api.call(fileGrievance, { body: { ...typed, kind, language } });
  if (answer.ok) return redirect(`/grievance/${answer.value.key}?done=1`, 303);
  const failure = toPageFailure(answer.error);
  const paths =
    answer.error.kind === 'problem'
      ? (answer.error.problem.errors ?? []).map((one) => one.path)
      : [];
  const faults = fields.filter((name) =>
    paths.some((at) => at.endsWith(`.${name}`) || at === name),
  );
  return data<Outcome>(
    { typed, faults, failure: faults.length === 0 ? failure : null },
    { status: failure.status },
  );
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('grievance').metaTitle,
  description: copy('grievance').lead,
  canonical: '/grievance',
}));

/** The complaint form, for everybody. */
export function Component() {
  const { subject, today } = useLoaderData<typeof loader>();
  const outcome = (useActionData<typeof action>() ?? null) as Outcome | null;
  const copy = useCopy('grievance');
  const { kinds } = useCopy('grievance-words');
  const path = usePagePath();
  const error = (name: Field) =>
    outcome?.faults.includes(name) === true ? copy.faults[name] : undefined;
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5 pt-3">
      <PageTitle title={copy.title} lead={copy.lead} />
      <p>
        <a href={path('/grievance-officer')}>{copy.officer}</a>
      </p>
      {outcome?.failure != null && <FailureFace failure={outcome.failure} action={null} />}
      <Form method="post" action="/grievance">
        <Card>
          <div className="grid gap-5">
            {outcome !== null && outcome.faults.length > 0 && (
              <FormErrors
                title={copy.fix}
                errors={outcome.faults.map((name) => ({
                  fieldId: name === 'kind' ? `kind-${grievanceKinds[0]}` : name,
                  message: copy.faults[name],
                }))}
              />
            )}
            <fieldset>
              <legend className="font-semibold">{copy.kind}</legend>
              {grievanceKinds.map((kind) => (
                <CheckField
                  key={kind}
                  type="radio"
                  id={`kind-${kind}`}
                  name="kind"
                  value={kind}
                  label={kinds[kind]}
                  hint={withinText(copy.within, kind, today)}
                  defaultChecked={outcome?.typed.kind === kind}
                  required
                />
              ))}
            </fieldset>
            <TextField
              id="subject"
              name="subject"
              inputMode="url"
              label={copy.subject}
              hint={copy.subjectHint}
              defaultValue={outcome?.typed.subject ?? subject}
              error={error('subject')}
              maxLength={500}
              autoComplete="off"
            />
            <TextAreaField
              id="words"
              name="words"
              label={copy.words}
              hint={copy.wordsHint}
              defaultValue={outcome?.typed.words ?? ''}
              error={error('words')}
              minLength={20}
              maxLength={4000}
              required
            />
            <TextField
              id="name"
              name="name"
              label={copy.name}
              defaultValue={outcome?.typed.name ?? ''}
              error={error('name')}
              maxLength={80}
              autoComplete="name"
              required
            />
            <TextField
              id="contact"
              name="contact"
              label={copy.contact}
              hint={copy.contactHint}
              defaultValue={outcome?.typed.contact ?? ''}
              error={error('contact')}
              maxLength={200}
              autoComplete="email"
              required
            />
            <SubmitButton label={copy.submit} busy={copy.busy} action="/grievance" block />
          </div>
        </Card>
      </Form>
    </div>
  );
}

type Within = ReturnType<typeof useCopy<'grievance'>>['within'];

function withinText(within: Within, kind: (typeof grievanceKinds)[number], today: IstDate): string {
  const { hours, months } = dutyClock(grievanceRule(kind).clock, today);
  if (months !== undefined) return within.months(months);
  const whole = hours ?? 0;
  return whole > 48 ? within.days(whole / 24) : within.hours(whole);
}
