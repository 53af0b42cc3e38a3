import { appealDecision } from '@pahiya/contracts/community/community-calls';
import { appealDays } from '@pahiya/domain/community/community-terms';
import { faultOfText, tidyText } from '@pahiya/domain/community/post-text';
import { Breadcrumbs } from '@pahiya/ui/breadcrumbs';
import { Card } from '@pahiya/ui/card';
import { TextAreaField } from '@pahiya/ui/text-area-field';
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { formText } from '../../../frame/page/form-text.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import {
  needsSignIn,
  type PageFailure,
  toPageFailure,
} from '../../../parts/failure/page-failure.ts';

type AppealOutcome = {
  readonly words: string;
  readonly kind: 'wrong' | 'none' | 'failed';
  readonly failure: PageFailure | null;
};

const lengths = { least: 10, most: 1000 };

function subjectOf({ kind, id }: Readonly<Record<string, string | undefined>>) {
  if (kind !== 'post' && kind !== 'comment' && kind !== 'member') throw data(null, { status: 404 });
  if (id === undefined || !/^[0-9a-f-]{36}$/.test(id)) throw data(null, { status: 404 });
  return { kind, id, here: `/community/appeal/${kind}/${id}` } as const;
}

export function loader({ params, context }: LoaderFunctionArgs) {
  const subject = subjectOf(params);
  if (!pageTools(context).isLoggedInHint) return redirect(signInPath(subject.here), 303);
  return subject;
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { kind, id, here } = subjectOf(params);
  const words = formText(await request.formData(), 'words');
  const refuse = (status: number, outcome: Omit<AppealOutcome, 'words'>) =>
    data<AppealOutcome>({ words, ...outcome }, { status });
  if (faultOfText(tidyText(words), lengths) !== null) {
    return refuse(400, { kind: 'wrong', failure: null });
  }
  const answer = await pageTools(context).api.call(appealDecision, { body: { kind, id, words } });
  if (answer.ok) return redirect('/community/mine?done=appealed', 303);
  const failure = toPageFailure(answer.error);
  if (needsSignIn(failure)) return redirect(signInPath(here), 303);
  const isNone = failure.code === 'community/not-found' || failure.code === 'community/changed';
  return refuse(failure.status, { kind: isNone ? 'none' : 'failed', failure });
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('community-own').appeal.title,
  canonical: null,
  isIndexable: false,
}));

export function Component() {
  const { kind, here } = useLoaderData<typeof loader>();
  const outcome = (useActionData<typeof action>() ?? null) as AppealOutcome | null;
  const copy = useCopy('community-own');
  const { busy } = useCopy('community-write');
  const community = useCopy('community');
  const path = usePagePath();
  const { appeal } = copy;
  const days = appealDays(usePage().today);
  return (
    <div className="mx-auto grid max-w-xl grid-cols-[minmax(0,1fr)] gap-5 pt-3">
      <Breadcrumbs
        label={community.crumbs}
        trail={[
          { href: path('/community'), label: community.crumb },
          kind === 'member'
            ? { href: path('/community/settings'), label: copy.settings.title }
            : { href: path('/community/mine'), label: copy.mine.title },
        ]}
        here={appeal.title}
      />
      <div className="grid gap-1.5">
        <h1>{appeal.title}</h1>
        <p className="text-ink-2">{appeal.lead(days.toAnswer, days.toFile)}</p>
      </div>
      {outcome?.kind === 'none' && <p role="alert">{appeal.none}</p>}
      {outcome?.kind === 'failed' && outcome.failure !== null && (
        <FailureFace failure={outcome.failure} action={null} />
      )}
      <Form method="post" action={here}>
        <Card>
          <div className="grid gap-4">
            <TextAreaField
              id="words"
              name="words"
              label={appeal.words[kind]}
              hint={appeal.hint}
              rows={6}
              defaultValue={outcome?.words ?? ''}
              error={outcome?.kind === 'wrong' ? appeal.wrong : undefined}
              required
            />
            <SubmitButton label={appeal.submit} busy={busy} action={here} block />
          </div>
        </Card>
      </Form>
    </div>
  );
}
