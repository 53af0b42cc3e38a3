import {
  listSavedSearches,
  saveSearch,
  stopSavedSearch,
} from '@pahiya/contracts/saved-searches/saved-search-calls';
import { alertChannels } from '@pahiya/domain/messages/ports';
import { ButtonLink } from '@pahiya/ui/button';
import { EmptyFace } from '@pahiya/ui/empty-face';
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
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import {
  needsSignIn,
  type PageFailure,
  toPageFailure,
} from '../../../parts/failure/page-failure.ts';
import { PageTitle } from '../../../parts/page/page-title.tsx';
import { carSearchPath, savedSearchesPath } from '../facts/search-paths.ts';
import { SavedList, SaveForm, StopForm } from './saved-search-forms.tsx';

type Outcome =
  | { readonly kind: 'no-channel' }
  | { readonly kind: 'failed'; readonly failure: PageFailure };

/** A link in a message only opens the page: link scanners must not end anything. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const tools = pageTools(context);
  const params = new URL(request.url).searchParams;
  const wish = { save: params.get('save') ?? '', stop: params.get('stop') ?? '' };
  const done = params.get('done');
  if (!tools.isLoggedInHint || wish.stop !== '') {
    return { kind: 'visitor' as const, ...wish, done };
  }
  const answer = await tools.api.call(listSavedSearches, {});
  if (answer.ok) return { kind: 'list' as const, ...answer.value, ...wish, done };
  const failure = toPageFailure(answer.error);
  if (needsSignIn(failure)) return { kind: 'visitor' as const, ...wish, done };
  return data({ kind: 'failed' as const, failure }, { status: failure.status });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { api } = pageTools(context);
  const form = await request.formData();
  // One-click unsubscribe: the mail program posts to the link's address. Source: RFC 8058, section 3.2.
  const isOneClick = formText(form, 'List-Unsubscribe') === 'One-Click';
  const key = isOneClick
    ? (new URL(request.url).searchParams.get('stop') ?? '')
    : formText(form, 'key');
  const searchId = formText(form, 'search');
  if (key !== '' || searchId !== '') {
    const body = key !== '' ? { key } : { searchId };
    const answer = await api.call(stopSavedSearch, { body });
    if (answer.ok) return redirect(`${savedSearchesPath}?done=stopped`, 303);
    return failed(toPageFailure(answer.error));
  }
  const query = formText(form, 'query');
  const channels = alertChannels.filter((one) => formText(form, one) === 'yes');
  if (channels.length === 0) return data<Outcome>({ kind: 'no-channel' }, { status: 400 });
  const answer = await api.call(saveSearch, { body: { kind: 'new-cars', query, channels } });
  if (answer.ok) return redirect(`${savedSearchesPath}?done=saved`, 303);
  const failure = toPageFailure(answer.error);
  if (needsSignIn(failure)) {
    const next = `${savedSearchesPath}?save=${encodeURIComponent(query)}`;
    return redirect(signInPath(next), 303);
  }
  return failed(failure);
}

function failed(failure: PageFailure) {
  return data<Outcome>({ kind: 'failed', failure }, { status: failure.status });
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('saved-searches').title,
  canonical: savedSearchesPath,
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = (useActionData<typeof action>() ?? null) as Outcome | null;
  const copy = useCopy('saved-searches');
  const path = usePagePath();
  if (page.kind === 'failed') {
    return <FailureFace failure={page.failure} title={copy.failed} level={1} />;
  }
  const { save, stop, done } = page;
  const next =
    save === '' ? savedSearchesPath : `${savedSearchesPath}?save=${encodeURIComponent(save)}`;
  return (
    <div className="grid gap-5 pt-3">
      <PageTitle title={copy.title} lead={copy.lead} />
      {done === 'saved' && <DoneNote text={copy.saved} />}
      {done === 'stopped' && <DoneNote text={copy.stopped} />}
      {outcome?.kind === 'failed' && <FailureFace failure={outcome.failure} action={null} />}
      {stop !== '' && <StopForm stop={stop} />}
      {page.kind === 'list' && save !== '' && (
        <SaveForm query={save} isMissing={outcome?.kind === 'no-channel'} />
      )}
      {page.kind === 'visitor' && stop === '' && done !== 'stopped' && (
        <EmptyFace
          title={copy.visitor.title}
          detail={copy.visitor.detail}
          action={<ButtonLink href={path(signInPath(next))}>{copy.visitor.act}</ButtonLink>}
        />
      )}
      {page.kind === 'list' && page.searches.length > 0 && <SavedList searches={page.searches} />}
      {page.kind === 'list' && page.searches.length === 0 && save === '' && (
        <EmptyFace
          title={copy.empty.title}
          detail={copy.empty.detail}
          action={<ButtonLink href={path(carSearchPath)}>{copy.empty.act}</ButtonLink>}
        />
      )}
    </div>
  );
}
