import { contestChallan } from '@pahiya/contracts/challans/challans-calls';
import '../../../frame/styles/records.css';
import type { ApiFailure } from '@pahiya/api-client/api-failure';
import { ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { formText } from '../../../frame/page/form-text.ts';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { toPageFailure } from '../../../parts/failure/page-failure.ts';
import { EnglishRun } from '../../../parts/texts/english-run.tsx';
import { ContestForm } from './contest-form.tsx';
import type { ContestOutcome } from './contest-outcome.ts';
import {
  type ContestField,
  contestBody,
  contestPath,
  fieldsOf,
  readContestQuery,
} from './contest-request.ts';
import { ContestResult } from './contest-result.tsx';

export function loader({ request }: LoaderFunctionArgs) {
  return { query: readContestQuery(new URL(request.url).searchParams) };
}

/** Generates the letter. The typed values are only in the response. */
export async function action({ request, context }: ActionFunctionArgs) {
  const tools = pageTools(context);
  const query = readContestQuery(new URL(request.url).searchParams);
  const { discoveryId, challanNumber, pattern } = query;
  if (discoveryId === null || challanNumber === null || pattern === null) {
    return redirect(contestPath(query), 303);
  }
  const form = await request.formData();
  const read = contestBody(form, { discoveryId, challanNumber, pattern }, tools.language);
  const typed = Object.fromEntries(fieldsOf[pattern].map((one) => [one, formText(form, one)]));
  if (!read.ok) {
    const outcome = { kind: 'bad-days' as const, fields: read.badDays, typed };
    return data<ContestOutcome>(outcome, { status: 400 });
  }
  const answer = await tools.api.call(contestChallan, { body: read.body });
  if (answer.ok) return data<ContestOutcome>({ kind: 'letter', answer: answer.value });
  const fields = contradicting(answer.error, fieldsOf[pattern]);
  if (fields.length > 0) {
    return data<ContestOutcome>({ kind: 'contradicting', fields, typed }, { status: 400 });
  }
  const failure = toPageFailure(answer.error);
  return data<ContestOutcome>({ kind: 'failed', failure }, { status: failure.status });
}

/** Fields whose date contradicts the challan's, according to the server. */
function contradicting(error: ApiFailure, fields: readonly ContestField[]) {
  if (error.kind !== 'problem' || error.problem.code !== 'request/bad-input') return [];
  const paths = (error.problem.errors ?? []).map(({ path }) => path);
  return fields.filter((field) => paths.includes(`body.${field}`));
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('challan-contest').metaTitle,
  description: copy('challan-contest').metaDescription,
  canonical: '/contest-challan',
}));

export function Component() {
  const { query } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>() ?? null;
  const copy = useCopy('challan-contest');
  const path = usePagePath();
  const hasChallan = query.discoveryId !== null && query.challanNumber !== null;
  return (
    <div className="mx-auto grid max-w-3xl gap-5">
      <div className="grid gap-2">
        <h1>{copy.title}</h1>
        <p className="text-ink-2">{copy.lead}</p>
        {hasChallan && (
          <p>
            {copy.challan} <EnglishRun text={query.challanNumber ?? ''} />
          </p>
        )}
      </div>
      {outcome?.kind === 'letter' && <ContestResult answer={outcome.answer} />}
      {hasChallan ? (
        <ContestForm query={query} outcome={outcome} />
      ) : (
        <Card
          id="which"
          title={copy.which.title}
          footer={<ButtonLink href={path('/challan-pay')}>{copy.which.action}</ButtonLink>}
        >
          <p>{copy.which.text}</p>
          <ul className="plain-list pt-3">
            {Object.values(copy.form.patterns).map(({ name, text }) => (
              <li key={name}>
                <b>{name}.</b> {text}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}
