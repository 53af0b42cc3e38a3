import { userPosts } from '@pahiya/contracts/community/community-calls';
import { shownName } from '@pahiya/domain/community/shown-name';
import { formatIstDate, istDateOf } from '@pahiya/domain/shared/ist-date';
import { EmptyFace } from '@pahiya/ui/empty-face';
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { pageTools } from '../../../frame/page/page-tools.ts';
import { pageMeta } from '../../../frame/routing/page-module.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { toPageFailure } from '../../../parts/failure/page-failure.ts';
import { breadcrumbData } from '../../../parts/structured-data/breadcrumb-data.ts';
import { type ActOutcome, actOf } from './act-of.ts';
import { CommunityCrumbs } from './community-crumbs.tsx';
import { communityTrail, personPath } from './community-trail.ts';
import { languageOf } from './language-of.ts';
import { MoreLink } from './more-link.tsx';
import { PersonName } from './person-name.tsx';
import { PostList } from './post-list.tsx';
import { readListQuery } from './read-list-query.ts';
import { ToggleForm } from './toggle-form.tsx';
import { WrittenBody } from './written-body.tsx';

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { api } = pageTools(context);
  const { after } = readListQuery(request);
  const answer = await api.call(userPosts, { query: { handle: params.handle ?? '', after } });
  if (answer.ok) return { kind: 'person' as const, isFirst: after === undefined, ...answer.value };
  const failure = toPageFailure(answer.error);
  if (failure.status === 404 || failure.status === 400) throw data(null, { status: 404 });
  return data({ kind: 'failed' as const, failure }, { status: failure.status });
}

/** Follows the person, or no longer. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const here = personPath(params.handle ?? '');
  return actOf(await request.formData(), pageTools(context), here);
}

export const meta = pageMeta<typeof loader>(({ data: page, copy: copyOf, brand, language }) => {
  const copy = copyOf('community');
  if (page?.kind !== 'person') return { title: copy.crumb, isIndexable: false };
  const { handle, displayName, bio } = page.person;
  const path = personPath(handle);
  const trail = communityTrail({ brand, language, copy }, [{ path, label: `@${handle}` }]);
  return {
    title: copy.person.metaTitle(shownName(handle, displayName)),
    description: copy.person.metaDescription(handle, bio),
    canonical: path,
    // Search engines find people's posts, not the people.
    isIndexable: false,
    structuredData: [breadcrumbData(trail, { siteUrl: brand.siteUrl, language })],
  };
});

export function Component() {
  const page = useLoaderData<typeof loader>();
  const outcome = (useActionData<typeof action>() ?? null) as ActOutcome | null;
  const copy = useCopy('community');
  const { language } = usePage();
  if (page.kind === 'failed') return <FailureFace failure={page.failure} level={1} />;
  const { handle, displayName, bio, joinedAt, trust, isOwn, isFollowed } = page.person;
  const here = personPath(handle);
  const day = formatIstDate(istDateOf(new Date(joinedAt)), language);
  return (
    <div className="blog">
      <div className="blog-head">
        <CommunityCrumbs here={`@${handle}`} />
        <h1>
          <PersonName handle={handle} name={displayName} />
        </h1>
        <p className="post-meta">
          <span>{copy.trust[trust]}</span>
          <span>{copy.person.since(day)}</span>
        </p>
        {bio !== '' && <WrittenBody text={bio} lang={languageOf(bio)} />}
        {!isOwn && (
          <div className="actions">
            <ToggleForm
              id="follow"
              action={here}
              mark={`user:${handle}`}
              isOn={isFollowed}
              labels={[copy.follow, copy.followed]}
              about={`@${handle}`}
              outcome={outcome}
            />
            {(['mute', 'block'] as const).map((how) => (
              <ToggleForm
                key={how}
                id={how}
                action={here}
                mark={`${how}:${handle}`}
                isOn={outcome?.mark === `${how}:${handle}` && outcome.isOn}
                labels={copy.quiet[how]}
                about={`@${handle}`}
                outcome={outcome}
              />
            ))}
          </div>
        )}
      </div>
      <section className="grid gap-3" aria-labelledby="posts">
        <h2 id="posts">{copy.home.posts}</h2>
        {page.posts.length === 0 ? (
          <EmptyFace title={copy.person.none} level={3} />
        ) : (
          <PostList posts={page.posts} level={3} />
        )}
        <MoreLink path={here} next={page.next} isFirst={page.isFirst} />
      </section>
    </div>
  );
}
