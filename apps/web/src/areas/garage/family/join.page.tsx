import { acceptInvitation, readInvitation } from '@pahiya/contracts/garage/family-calls';
import { Card } from '@pahiya/ui/card';
import { KeyValues } from '@pahiya/ui/key-values';
import '../../../frame/styles/records.css';
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
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import {
  needsSignIn,
  type PageFailure,
  toPageFailure,
} from '../../../parts/failure/page-failure.ts';
import { PageTitle } from '../../../parts/page/page-title.tsx';
import { FamilyVisitor } from './family-page.tsx';
import { familyPath, joinPath } from './family-path.ts';

const keyOf = (key: string) => key.slice(0, 200);
const addressOf = (key: string) => `${joinPath}?key=${encodeURIComponent(key)}`;

/** Opening the link accepts nothing: link scanners must not join. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const tools = pageTools(context);
  const key = keyOf(new URL(request.url).searchParams.get('key') ?? '');
  const visitor = { kind: 'visitor' as const, key };
  if (!tools.isLoggedInHint) return visitor;
  const answer = await tools.api.call(readInvitation, { query: { key: key.padEnd(20, ' ') } });
  if (answer.ok) return { kind: 'invitation' as const, invitation: answer.value, key };
  const failure = toPageFailure(answer.error);
  if (needsSignIn(failure)) return visitor;
  return data({ kind: 'failed' as const, failure }, { status: failure.status });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { api } = pageTools(context);
  const key = keyOf(formText(await request.formData(), 'key'));
  const answer = await api.call(acceptInvitation, { body: { key: key.padEnd(20, ' ') } });
  if (answer.ok) return redirect(`${familyPath}?done=joined#shared`, 303);
  const failure = toPageFailure(answer.error);
  if (needsSignIn(failure)) return redirect(signInPath(addressOf(key)), 303);
  return data({ failure }, { status: failure.status });
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('family').join.title,
  canonical: null,
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = useActionData<{ failure: PageFailure }>() ?? null;
  const copy = useCopy('family');
  const { join } = copy;
  if (page.kind === 'visitor') return <FamilyVisitor next={addressOf(page.key)} />;
  if (page.kind === 'failed') {
    return <FailureFace failure={page.failure} title={join.title} level={1} />;
  }
  const { display, owner, role, isOwn } = page.invitation;
  return (
    <div className="mx-auto grid max-w-2xl gap-5 pt-3">
      <PageTitle title={join.title} lead={join.lead} />
      {outcome !== null && <FailureFace failure={outcome.failure} action={null} />}
      <Card>
        <div className="grid gap-4">
          <KeyValues
            facts={[
              { id: 'vehicle', term: join.vehicle, detail: display },
              { id: 'owner', term: join.owner, detail: owner },
              { id: 'role', term: join.role, detail: copy.roles[role] },
            ]}
          />
          <p>{isOwn ? join.own : copy.invite.rights[role]}</p>
          {!isOwn && (
            <Form method="post" action={joinPath}>
              <input type="hidden" name="key" value={page.key} />
              <SubmitButton label={join.submit} busy={join.busy} action={joinPath} />
            </Form>
          )}
        </div>
      </Card>
    </div>
  );
}
