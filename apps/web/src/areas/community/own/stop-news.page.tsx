import { stopLetters } from '@pahiya/contracts/community/community-calls';
import { Button, ButtonLink } from '@pahiya/ui/button';
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
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { type PageFailure, toPageFailure } from '../../../parts/failure/page-failure.ts';
import { PageTitle } from '../../../parts/page/page-title.tsx';

const here = '/community/news/stop';

/** A link in a message only opens the page: link scanners must not end anything. */
export function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  return { key: (query.get('key') ?? '').slice(0, 200), isDone: query.get('done') === '1' };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  // One-click unsubscribe: the mail program posts to the link's address. Source: RFC 8058, section 3.2.
  const isOneClick = formText(form, 'List-Unsubscribe') === 'One-Click';
  const inAddress = new URL(request.url).searchParams.get('key') ?? '';
  const key = (isOneClick ? inAddress : formText(form, 'key')).slice(0, 200);
  const answer = await pageTools(context).api.call(stopLetters, { body: { key } });
  if (answer.ok) return redirect(`${here}?done=1`, 303);
  const failure = toPageFailure(answer.error);
  return data<{ failure: PageFailure }>({ failure }, { status: failure.status });
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('community-own').stopNews.title,
  canonical: null,
  isIndexable: false,
}));

export function Component() {
  const { key, isDone } = useLoaderData<typeof loader>();
  const outcome = useActionData() as { failure: PageFailure } | undefined;
  const copy = useCopy('community-own').stopNews;
  const path = usePagePath();
  return (
    <div className="mx-auto grid max-w-2xl gap-5 pt-3">
      <PageTitle title={copy.title} lead={copy.lead} />
      {isDone && outcome === undefined && <DoneNote text={copy.done} />}
      {outcome !== undefined && <FailureFace failure={outcome.failure} action={null} />}
      {key !== '' && !isDone && (
        <Card>
          <Form method="post" action={here}>
            <input type="hidden" name="key" value={key} />
            <Button type="submit">{copy.submit}</Button>
          </Form>
        </Card>
      )}
      <p>
        <ButtonLink href={path('/community/news')} variant="outline">
          {copy.choose}
        </ButtonLink>
      </p>
    </div>
  );
}
