import '../../../frame/styles/long-texts.css';
import type { Answer } from '@pahiya/api-client/api-client';
import { chooseNews, communityNews } from '@pahiya/contracts/community/community-calls';
import { letterChannels, newsKinds } from '@pahiya/domain/community/news-kinds';
import { shownName } from '@pahiya/domain/community/shown-name';
import { Card } from '@pahiya/ui/card';
import { CheckField } from '@pahiya/ui/check-field';
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
import { usePage } from '../../../frame/page/page-facts.tsx';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { signInPath } from '../../../parts/controls/sign-in-path.ts';
import { SubmitButton } from '../../../parts/controls/submit-button.tsx';
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

const here = '/community/news';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, isLoggedInHint } = pageTools(context);
  if (!isLoggedInHint) return redirect(signInPath(here), 303);
  const { after } = readListQuery(request);
  const list = await api.call(communityNews, { query: { after } });
  if (list.ok) {
    const isSaved = new URL(request.url).searchParams.get('saved') === '1';
    return { failure: null, isFirst: after === undefined, isSaved, ...list.value };
  }
  const failure = toPageFailure(list.error);
  if (needsSignIn(failure)) return redirect(signInPath(here), 303);
  if (failure.status === 400) throw data(null, { status: 404 });
  return data({ failure }, { status: failure.status });
}

/** Switches kinds of news on and off. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const chosen = form.getAll('news');
  const channels = letterChannels.filter((channel) => form.getAll('channel').includes(channel));
  const off = newsKinds.filter((kind) => !chosen.includes(kind));
  const answer = await pageTools(context).api.call(chooseNews, { body: { off, channels } });
  if (answer.ok) return redirect(`${here}?saved=1`, 303);
  const failure = toPageFailure(answer.error);
  if (needsSignIn(failure)) return redirect(signInPath(here), 303);
  return data<{ failure: PageFailure }>({ failure }, { status: failure.status });
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('community-own').news.title,
  canonical: null,
  isIndexable: false,
}));

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>() as { failure: PageFailure } | undefined;
  const { busy } = useCopy('community-write');
  const copy = useCopy('community-own');
  const path = usePagePath();
  const { title } = copy.news;
  if (page.failure !== null) return <FailureFace failure={page.failure} title={title} level={1} />;
  const isReached = (channel: 'email' | 'push') =>
    channel === 'email' ? page.hasEmail : page.devices > 0;
  return (
    <div className="blog">
      <div className="blog-head">
        <CommunityCrumbs here={title} />
        <h1>{title}</h1>
        {page.isSaved && outcome === undefined && <DoneNote text={copy.settings.saved} />}
        {outcome !== undefined && <FailureFace failure={outcome.failure} action={null} />}
      </div>
      {page.news.length === 0 ? (
        <EmptyFace title={copy.news.none} />
      ) : (
        <ul className="grid gap-3">
          {page.news.map((one) => (
            <li key={`${one.createdAt} ${one.kind} ${one.postId}`}>
              <NewsLine one={one} />
            </li>
          ))}
        </ul>
      )}
      <MoreLink path={here} next={page.next} isFirst={page.isFirst} />
      <Form method="post" action={here}>
        <Card title={copy.news.choose} id="choose">
          <div className="grid gap-3">
            {newsKinds.map((kind) => (
              <CheckField
                key={kind}
                id={`news-${kind}`}
                name="news"
                value={kind}
                label={copy.news.kinds[kind]}
                defaultChecked={!page.off.includes(kind)}
              />
            ))}
            <fieldset className="grid gap-3">
              <legend className="font-semibold">{copy.news.channels}</legend>
              {letterChannels.filter(isReached).map((channel) => (
                <CheckField
                  key={channel}
                  id={`channel-${channel}`}
                  name="channel"
                  value={channel}
                  label={copy.news[channel]}
                  defaultChecked={page.channels.includes(channel)}
                />
              ))}
            </fieldset>
            <p className="text-ink-2 text-small">
              {copy.news.quiet}{' '}
              {!page.hasEmail && <a href={path('/account')}>{copy.news.noEmail}</a>}{' '}
              {page.devices === 0 && <a href={path('/reminders')}>{copy.news.noDevices}</a>}
            </p>
            <SubmitButton label={copy.settings.submit} busy={busy} action={here} />
          </div>
        </Card>
      </Form>
    </div>
  );
}

function NewsLine({ one }: { one: Answer<'communityNews'>['news'][number] }) {
  const { news: copy, settings } = useCopy('community-own');
  const community = useCopy('community');
  const path = usePagePath();
  const { language } = usePage();
  const acts: Readonly<Record<string, string>> = community.log.acts;
  const isIgnored = one.act === 'ignore-reports';
  const isOfRules = isIgnored || one.kind === 'rules';
  const isOfMember = one.kind === 'decision' && one.postId === null;
  const target = isOfRules
    ? '/community/rules'
    : isOfMember
      ? '/community/settings'
      : one.kind === 'decision'
        ? one.commentId === null
          ? `/community/mine/${one.postId}`
          : '/community/mine'
        : `/community/post/${one.postId}${one.commentId === null ? '' : `#c-${one.commentId}`}`;
  const who = one.actor === null ? community.left : shownName(one.actor, one.actorName);
  return (
    <p className="border-line border-b pb-3">
      {!one.isRead && <b>{copy.fresh} </b>}
      {isIgnored
        ? copy.ignored
        : one.kind === 'rules'
          ? copy.rules
          : one.kind === 'decision'
            ? `${copy.decision} ${acts[one.act ?? ''] ?? ''}`
            : copy[one.kind](who)}
      <br />
      <a href={path(target)}>
        {isOfRules ? community.rules.title : isOfMember ? settings.title : <bdi>{one.title}</bdi>}
      </a>{' '}
      <time dateTime={one.createdAt} className="text-ink-2 text-small">
        {instantText(one.createdAt, language)}
      </time>
    </p>
  );
}
