import type { Answer } from '@pahiya/api-client/api-client';
import { pathIn } from '@pahiya/domain/shared/language';
import { Card } from '@pahiya/ui/card';
import { sentences } from '../../frame/copy/sentences.ts';
import { useCopy } from '../../frame/copy/use-copy.ts';
import { usePage } from '../../frame/page/page-facts.tsx';
import { usePagePath } from '../../frame/page/use-page-path.ts';
import { AnswerText } from './answer-text.tsx';

type Message = Answer<'assistantHistory'>['messages'][number];

/** A question with its answer and sources. */
export function MessageCard({ message }: { message: Message }) {
  const copy = useCopy('assistant');
  const path = usePagePath();
  const { id, question, outcome, text, sources, posts } = message;
  const idOf = (number: number) => `source-${id}-${number}`;
  const { language } = usePage();
  const known = new Set(sources.map(({ number }) => number));
  return (
    <Card
      id={`m-${id}`}
      level={3}
      title={
        <>
          <span className="sr-only">{copy.you}: </span>
          <span lang={message.language}>{question}</span>
        </>
      }
    >
      <div className="grid gap-3">
        {outcome === 'unknown' ? (
          <>
            <p>
              <b>{sentences(language, copy.unknown.title)}</b> {copy.unknown.detail}
            </p>
            <p>
              <a href={`${path('/search')}?q=${encodeURIComponent(question)}`}>
                {copy.unknown.search}
              </a>
            </p>
          </>
        ) : (
          <>
            {text === null ? (
              <p>{copy.fromSources}</p>
            ) : (
              <>
                <div lang={message.language}>
                  <AnswerText text={text} idOf={idOf} known={known} />
                </div>
                <p className="field-hint">{copy.byModel}</p>
              </>
            )}
            <Sources sources={sources} idOf={idOf} language={message.language} />
          </>
        )}
        {posts.length > 0 && <WrittenPosts posts={posts} />}
      </div>
    </Card>
  );
}

type SourcesProps = {
  readonly sources: Message['sources'];
  readonly idOf: (number: number) => string;
  readonly language: Message['language'];
};

/** The quoted passages, each with a link to its page. */
function Sources({ sources, idOf, language }: SourcesProps) {
  const copy = useCopy('assistant');
  return (
    <ol className="grid gap-4" aria-label={copy.sources}>
      {sources.map(({ number, title, heading, passage, path: to }) => (
        <li key={number} id={idOf(number)} className="passage">
          <a href={pathIn(language, to)} hrefLang={language}>
            <span className="sr-only">{copy.source(number)}: </span>
            <span lang={language}>{heading === null ? title : `${title}: ${heading}`}</span>
          </a>
          <blockquote lang={language}>{passage}</blockquote>
        </li>
      ))}
    </ol>
  );
}

/** Posts about the question. They are no part of the answer, and the page says so. */
function WrittenPosts({ posts }: { posts: Message['posts'] }) {
  const copy = useCopy('assistant');
  const path = usePagePath();
  return (
    <div className="grid gap-2">
      <p>
        <b>{copy.written}</b> {copy.writtenHint}
      </p>
      <ul className="grid gap-2">
        {posts.map(({ title, excerpt, language, path: to }) => (
          <li key={to} className="passage">
            <a href={path(to)}>
              <bdi lang={language}>{title}</bdi>
            </a>
            <blockquote lang={language} dir="auto">
              {excerpt}
            </blockquote>
          </li>
        ))}
      </ul>
    </div>
  );
}
