import type { Answer } from '@pahiya/api-client/api-client';
import { ButtonLink } from '@pahiya/ui/button';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePagePath } from '../../frame/page/use-page-path.ts';
import { MarkedWords } from '../../parts/texts/marked-words.tsx';

type Found = Answer<'searchUniversal'>;
type Group = Found['groups'][number];

/** Results by kind, or what to do when there are none. */
export function SiteSearchResults({ q, found }: { q: string; found: Found }) {
  const copy = useCopy('site-search');
  const path = usePagePath();
  const { groups, instead, posts } = found;
  const total = found.total + posts.length;
  return (
    <section className="grid gap-6" aria-labelledby="results">
      <h2 id="results">{total === 0 ? copy.none(q) : copy.found(total, q)}</h2>
      {instead.map(({ typed, taken }) => (
        <p key={typed} className="text-ink-2">
          {copy.instead(typed, taken.join(', '))}
        </p>
      ))}
      {total === 0 && <p>{copy.noneDetail}</p>}
      {groups.map((group) => (
        <ResultGroup key={group.kind} group={group} />
      ))}
      {posts.length > 0 && <WrittenGroup posts={posts} />}
      <div>
        <ButtonLink href={path('/assistant')} variant="outline" rel="nofollow">
          {copy.ask}
        </ButtonLink>
      </div>
    </section>
  );
}

function ResultGroup({ group: { kind, results } }: { group: Group }) {
  const copy = useCopy('site-search');
  const path = usePagePath();
  const id = `kind-${kind}`;
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h3 id={id} className="text-small">
        {copy.kinds[kind]}
      </h3>
      <ul className="hits">
        {results.map(({ ref, title, excerpt, path: to }) => (
          <li key={ref}>
            <a href={path(to)} className="hit">
              <b>
                <MarkedWords text={title} />
              </b>
              <span>
                <MarkedWords text={excerpt} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What people wrote: apart from our pages, and said to be unchecked. */
function WrittenGroup({ posts }: { posts: Found['posts'] }) {
  const copy = useCopy('site-search');
  const path = usePagePath();
  return (
    <section aria-labelledby="kind-written" className="grid gap-2">
      <h3 id="kind-written" className="text-small">
        {copy.written}
      </h3>
      <p className="field-hint">{copy.writtenHint}</p>
      <ul className="hits">
        {posts.map(({ postId, title, excerpt, language, commentCount, isAnswered, path: to }) => (
          <li key={postId} className="wrap-anywhere">
            <a href={path(to)} className="hit">
              <b lang={language} dir="auto">
                <MarkedWords text={title} />
              </b>
              <span lang={language} dir="auto">
                <MarkedWords text={excerpt} />
              </span>
              <span className="text-small text-ink-2">
                {isAnswered ? copy.answered(commentCount) : copy.replies(commentCount)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
