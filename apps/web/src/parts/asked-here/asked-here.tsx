import { subjectPath } from '@pahiya/domain/community/post-subject';
import { ChipLinks } from '@pahiya/ui/chip-links';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePagePath } from '../../frame/page/use-page-path.ts';
import type { Asked } from './load-asked.ts';

/** The best answered questions of the community about the subject of a page, apart from its facts. */
export function AskedHere({ asked: { about, questions } }: { asked: Asked }) {
  const copy = useCopy('asked-here');
  const path = usePagePath();
  return (
    <section aria-labelledby="asked-here" className="no-print grid gap-3">
      <h2 id="asked-here">{copy.title}</h2>
      {questions === null && <p>{copy.failed}</p>}
      {questions?.length === 0 && <p>{copy.none}</p>}
      {questions !== null && questions.length > 0 && (
        <>
          <p className="text-ink-2">{copy.lead}</p>
          <ul className="grid max-w-3xl gap-4">
            {questions.map(({ postId, title, language, path: to, ...one }) => (
              <li key={postId} className="grid gap-1">
                <a href={path(to)}>
                  <bdi lang={language}>{title}</bdi>
                </a>
                <p lang={language} dir="auto">
                  {one.answer}
                </p>
                <p className="text-ink-2 text-small">
                  {one.isAccepted && `${copy.accepted} · `}
                  {copy.replies(one.commentCount)}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
      <ChipLinks
        label={copy.title}
        labelHidden
        boxed
        links={[
          ...(questions !== null && questions.length > 0
            ? [{ href: path(subjectPath(about)), label: copy.all }]
            : []),
          { href: `${path('/community/write')}?about=${about}`, label: copy.ask },
        ]}
      />
    </section>
  );
}
