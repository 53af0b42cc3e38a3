import { stopSoldAlerts } from '@pahiya/contracts/selling/sold-calls';
import { Card } from '@pahiya/ui/card';
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
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { type PageFailure, toPageFailure } from '../../../parts/failure/page-failure.ts';
import { PageTitle } from '../../../parts/page/page-title.tsx';
import { soldAlertsPath } from '../selling-paths.ts';

/** A link in a message only opens the page: link scanners must not stop anything. */
export function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  return { key: (query.get('key') ?? '').slice(0, 200), isDone: query.get('done') === 'stopped' };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  // One-click unsubscribe posts to the link's address. Source: RFC 8058, section 3.2.
  const isOneClick = formText(form, 'List-Unsubscribe') === 'One-Click';
  const key = isOneClick
    ? (new URL(request.url).searchParams.get('key') ?? '')
    : formText(form, 'key');
  const answer = await pageTools(context).api.call(stopSoldAlerts, {
    body: { key: key.slice(0, 200) },
  });
  if (answer.ok) return redirect(`${soldAlertsPath}?done=stopped`, 303);
  const failure = toPageFailure(answer.error);
  return data<PageFailure>(failure, { status: failure.status });
}

export const meta = pageMeta(({ copy }) => ({
  title: copy('sold').stop.title,
  isIndexable: false,
}));

export function Component() {
  const copy = useCopy('sold').stop;
  const { key, isDone } = useLoaderData<typeof loader>();
  const failure = (useActionData<typeof action>() as PageFailure | undefined) ?? null;
  return (
    <div className="mx-auto grid max-w-3xl gap-5 pt-4">
      <PageTitle title={copy.title} lead={copy.text} />
      {failure !== null && <FailureFace failure={failure} action={null} />}
      {isDone ? (
        <DoneNote text={copy.done} />
      ) : (
        <Card id="stop">
          <Form method="post" action={soldAlertsPath} className="grid gap-3">
            <input type="hidden" name="key" value={key} />
            <SubmitButton label={copy.submit} busy={copy.submit} action={soldAlertsPath} />
          </Form>
        </Card>
      )}
    </div>
  );
}
