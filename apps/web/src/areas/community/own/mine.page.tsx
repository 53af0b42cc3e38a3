import '../../../frame/styles/long-texts.css';
import {
  communityDrafts,
  deleteComment,
  ownWriting,
  undoDelete,
} from '@pahiya/contracts/community/community-calls';
import { undoHours } from '@pahiya/domain/community/community-terms';
import type { PostState } from '@pahiya/domain/community/post-states';
import { Button } from '@pahiya/ui/button';
import { Disclosure } from '@pahiya/ui/disclosure';
import { EmptyFace } from '@pahiya/ui/empty-face';
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
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import {
  needsSignIn,
  type PageFailure,
  toPageFailure,
} from '../../../parts/failure/page-failure.ts';
import { CommunityCrumbs } from '../read/community-crumbs.tsx';
import { MoreLink } from '../read/more-link.tsx';
import { readListQuery } from '../read/read-list-query.ts';
import { draftPath } from './draft-path.ts';
import { StateChip } from './state-chip.tsx';

const here = '/community/mine';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, isLoggedInHint } = pageTools(context);
  if (!isLoggedInHint) return redirect(signInPath(here), 303);
  const { after } = readListQuery(request);
  const done = new URL(request.url).searchParams.get('done');
  const [list, drafts] = await Promise.all([
    api.call(ownWriting, { query: { after } }),
    api.call(communityDrafts, {}),
  ]);
  if (list.ok && drafts.ok) {
    return {
      ...{ failure: null, isFirst: after === undefined, ...list.value, ...drafts.value },
      done:
        (['pending', 'deleted', 'removed', 'appealed', 'undone'] as const).find(
          (one) => one === done,
        ) ?? null,
    };
  }
  const failed = list.ok ? drafts : list;
  const failure = toPageFailure(failed.ok ? { kind: 'network' } : failed.error);
  if (needsSignIn(failure)) return redirect(signInPath(here), 303);
  if (failure.status === 400) throw data(null, { status: 404 });
  return data({ failure }, { status: failure.status });
}

/** Deletes a reply, or undoes a deletion. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { api } = pageTools(context);
  const form = await request.formData();
  const id = formText(form, 'id');
  const kind = form.get('kind') === 'post' ? 'post' : 'comment';
  const isUndo = form.get('intent') === 'undo';
  const answer = isUndo
    ? await api.call(undoDelete, { body: { kind, id } })
    : await api.call(deleteComment, { body: { commentId: id } });
  if (answer.ok) return redirect(`${here}?done=${isUndo ? 'undone' : 'removed'}`, 303);
  const failure = toPageFailure(answer.error);
  if (needsSignIn(failure)) return redirect(signInPath(here), 303);
  return data<{ failure: PageFailure }>({ failure }, { status: failure.status });
}

const isEditable = (state: PostState) => state !== 'removed' && state !== 'deleted';

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('community-own').mine.title,
  canonical: null,
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>() as { failure: PageFailure } | undefined;
  const copy = useCopy('community-own');
  const community = useCopy('community');
  const path = usePagePath();
  const { language, today } = usePage();
  const { title } = copy.mine;
  if (page.failure !== null) return <FailureFace failure={page.failure} title={title} level={1} />;
  return (
    <div className="blog">
      <div className="blog-head">
        <CommunityCrumbs here={title} />
        <h1>{title}</h1>
        {page.done !== null && outcome === undefined && <DoneNote text={copy.done[page.done]} />}
        {outcome !== undefined && <FailureFace failure={outcome.failure} action={null} />}
      </div>
      {page.isFirst && page.drafts.length > 0 && (
        <section className="grid gap-3" aria-labelledby="drafts">
          <h2 id="drafts">{copy.mine.drafts}</h2>
          <ul className="grid gap-2">
            {page.drafts.map((draft) => (
              <li key={draft.place}>
                <a href={path(draftPath(draft))}>
                  <bdi>{draft.title || draft.text.slice(0, 60) || copy.mine.untitled}</bdi>
                </a>{' '}
                <span className="text-ink-2 text-small">
                  {instantText(draft.updatedAt, language)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="grid gap-3" aria-labelledby="written">
        <h2 id="written">{copy.mine.written}</h2>
        {page.items.length === 0 ? (
          <EmptyFace title={copy.mine.none} level={3} />
        ) : (
          <ul className="posts posts-rows">
            {page.items.map((item) => (
              <li key={item.id}>
                <article className="post">
                  <div>
                    <p className="post-topic">{community.log.kinds[item.kind]}</p>
                    <h3>
                      {item.undoUntil !== null ? (
                        <bdi lang={item.language}>{item.title}</bdi>
                      ) : (
                        <a
                          className="post-link"
                          href={path(
                            item.kind === 'post'
                              ? `/community/mine/${item.id}`
                              : `/community/post/${item.postId}#c-${item.id}`,
                          )}
                        >
                          <bdi lang={item.language}>{item.title}</bdi>
                        </a>
                      )}
                    </h3>
                  </div>
                  <p className="post-words" dir="auto">
                    {item.excerpt}
                  </p>
                  <div className="flex flex-wrap items-center gap-2">
                    <StateChip state={item.state} reason={item.reason} />
                    {item.appeal !== null && (
                      <a
                        className="relative inline-flex min-h-11 items-center"
                        href={path(`/community/appeal/${item.kind}/${item.id}`)}
                      >
                        {copy.appeal[item.appeal]}
                      </a>
                    )}
                    <span className="text-ink-2 text-small">
                      {instantText(item.createdAt, language)}
                    </span>
                  </div>
                  {item.undoUntil !== null && (
                    <Form
                      method="post"
                      action={here}
                      className="relative flex flex-wrap items-center gap-3"
                    >
                      <input type="hidden" name="kind" value={item.kind} />
                      <input type="hidden" name="id" value={item.id} />
                      <Button name="intent" value="undo" variant="outline" size="sm">
                        {copy.mine.undo}
                        <span className="sr-only">: {item.title}</span>
                      </Button>
                      <span className="text-ink-2 text-small">
                        {copy.mine.undoUntil(instantText(item.undoUntil, language))}
                      </span>
                    </Form>
                  )}
                  {item.kind === 'comment' && isEditable(item.state) && (
                    <div className="relative grid gap-2">
                      <a
                        className="inline-flex min-h-11 items-center justify-self-start"
                        href={path(`/community/reply/${item.id}/edit`)}
                      >
                        {copy.mine.editReply}
                        <span className="sr-only">: {item.title}</span>
                      </a>
                      <Disclosure summary={copy.mine.deleteReply}>
                        <Form method="post" action={here} className="grid gap-3">
                          <input type="hidden" name="id" value={item.id} />
                          <p>{copy.mine.deleteReplyText(undoHours(today))}</p>
                          <div className="actions">
                            <Button variant="dark" size="sm">
                              {copy.mine.deleteReplyNow}
                            </Button>
                          </div>
                        </Form>
                      </Disclosure>
                    </div>
                  )}
                </article>
              </li>
            ))}
          </ul>
        )}
        <MoreLink path={here} next={page.next} isFirst={page.isFirst} />
      </section>
    </div>
  );
}
