import type { Answer } from '@pahiya/api-client/api-client';
import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { Button, ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { EmptyFace } from '@pahiya/ui/empty-face';
import { KeyValues } from '@pahiya/ui/key-values';
import { Tabs } from '@pahiya/ui/tabs';
import { TextField } from '@pahiya/ui/text-field';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { instantText } from '../../../parts/failure/instant-text.ts';

type SubmissionsPageProps = Answer<'deskSubmissions'> & {
  readonly formId: string;
  readonly show: 'people' | 'suspect';
  readonly isFirst: boolean;
};

/** Submissions of a form, and their CSV download. Access is logged. */
export function SubmissionsPage(props: SubmissionsPageProps) {
  const { submissions, nextCursor, formId, show, isFirst } = props;
  const copy = useCopy('desk-documents');
  const path = usePagePath();
  const home = `/desk/forms/${formId}`;
  const address = (kind: string) => path(`${home}/submissions?show=${kind}`);
  return (
    <div className="grid gap-5 pt-4">
      <p className="flex flex-wrap gap-x-4">
        <a href={path('/desk/forms')} className="inline-flex min-h-11 items-center">
          {copy.allForms}
        </a>
        <a href={path(home)} className="inline-flex min-h-11 items-center">
          {copy.theForm}
        </a>
      </p>
      <h1 className="wrap-anywhere">{copy.submissionsOf(formId)}</h1>
      <p>{copy.written}</p>
      <Tabs
        label={copy.submissionsTitle}
        tabs={(['people', 'suspect'] as const).map((kind) => ({
          href: address(kind),
          label: copy.senders[kind],
          current: kind === show,
        }))}
      />
      {submissions.length === 0 ? (
        <EmptyFace title={copy.noSubmissions} detail="" />
      ) : (
        <ul className="grid gap-3">
          {submissions.map((submission) => (
            <Submission key={submission.submissionId} submission={submission} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        {!isFirst && (
          <ButtonLink variant="outline" href={address(show)}>
            {copy.first}
          </ButtonLink>
        )}
        {nextCursor !== null && (
          <ButtonLink
            variant="outline"
            href={`${address(show)}&cursor=${encodeURIComponent(nextCursor)}`}
          >
            {copy.next}
          </ButtonLink>
        )}
      </div>
      <Card title={copy.csv.title} id="csv">
        <p>{copy.csv.text}</p>
        <form
          method="get"
          action={`/api/v1/web/operator/forms/${formId}/submissions.csv`}
          className="mt-3 grid gap-3"
        >
          <div className="grid gap-3 md:grid-cols-2">
            <TextField id="from" name="from" type="date" label={copy.csv.from} required />
            <TextField id="until" name="until" type="date" label={copy.csv.until} required />
          </div>
          <div>
            <Button variant="outline">{copy.csv.submit}</Button>
          </div>
        </form>
      </Card>
    </div>
  );
}

function Submission({ submission }: { submission: SubmissionsPageProps['submissions'][number] }) {
  const copy = useCopy('desk-documents');
  const { language } = usePage();
  const { submittedAt, device, isSignedIn, values, consents, forwarding, erasedOn } = submission;
  return (
    <li className="card grid gap-2">
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-ink-2 text-small">
        <b>{instantText(submittedAt, language)}</b>
        <span lang="en">{device}</span>
        <span>{isSignedIn ? copy.signedIn : copy.notSignedIn}</span>
        <span>{copy.forwarding[forwarding]}</span>
        <span>{copy.erasedOn(formatIstDate(erasedOn as IstDate, language))}</span>
      </p>
      {values === null ? (
        <p>{copy.unreadable}</p>
      ) : (
        <div lang={submission.language} className="wrap-anywhere whitespace-pre-wrap">
          <KeyValues
            layout="columns"
            facts={values.map(({ field, label, value }) => ({
              id: field,
              term: label,
              detail: value,
            }))}
          />
        </div>
      )}
      {consents.length > 0 && (
        <ul className="grid gap-1 text-small">
          {consents.map(({ id, text, textVersion, isGiven }) => (
            <li key={id} lang={submission.language}>
              {`${isGiven ? '☑' : '☐'} ${text} (${textVersion})`}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
