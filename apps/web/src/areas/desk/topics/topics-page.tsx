import type { Answer } from '@pahiya/api-client/api-client';
import { pathIn } from '@pahiya/domain/shared/language';
import { Button } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { Disclosure } from '@pahiya/ui/disclosure';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { DoneNote } from '../../../parts/controls/done-note.tsx';
import { DeskForm } from '../shell/desk-form.tsx';
import { RefusalNote } from '../shell/refusal-note.tsx';
import { type TopicOutcome, type topicDeeds, wrongInTopic } from './topic-actions.ts';
import { TopicForm } from './topic-form.tsx';

type Topics = Answer<'editorTopics'>;
type Topic = Topics['topics'][number];
type TopicsPageProps = Topics & {
  readonly done: (typeof topicDeeds)[number] | null;
  readonly outcome: TopicOutcome | null;
};

const newForm = 'new';

/** Topics of the blog in order, and the tags in use. */
export function TopicsPage({ topics, tags, done, outcome }: TopicsPageProps) {
  const copy = useCopy('desk-topics');
  const path = usePagePath();
  const fresh = outcome?.typed.isNew === true ? outcome : null;
  const nothing = { en: '', hi: '' };
  return (
    <div className="grid gap-5 pt-4">
      <p>
        <a href={path('/desk/blog')} className="inline-flex min-h-11 items-center">
          {copy.back}
        </a>
      </p>
      <h1>{copy.title}</h1>
      {done !== null && outcome === null && <DoneNote text={copy.done[done]} />}
      <RefusalNote refused={outcome?.refused ?? null} />
      <div>
        {topics.map((topic, index) => (
          <TopicItem key={topic.topicId} topic={topic} place={index + 1} outcome={outcome} />
        ))}
        <Disclosure summary={copy.another} open={fresh !== null}>
          <TopicForm
            id={newForm}
            typed={
              fresh?.typed ?? {
                topicId: '',
                isNew: true,
                name: nothing,
                description: nothing,
                place: String(topics.length + 1),
              }
            }
            wrong={fresh === null ? [] : wrongInTopic(newForm, fresh.refused)}
          />
        </Disclosure>
      </div>
      <Tags tags={tags} />
    </div>
  );
}

type TopicItemProps = {
  readonly topic: Topic;
  readonly place: number;
  readonly outcome: TopicOutcome | null;
};

function TopicItem({ topic, place, outcome }: TopicItemProps) {
  const copy = useCopy('desk-topics');
  const { language } = usePage();
  const { topicId, name, description, articles, live } = topic;
  const mine =
    outcome !== null && !outcome.typed.isNew && outcome.typed.topicId === topicId ? outcome : null;
  const isTyped = mine !== null && mine.refused.intent === 'save';
  return (
    <Disclosure summary={copy.item(name[language], articles, live)} open={mine !== null}>
      <div className="grid gap-4">
        <p className="text-ink-2 text-small">
          <a href={pathIn(language, `/blog/category/${topicId}`)} className="py-1">
            <span lang="en" translate="no">
              {`/blog/category/${topicId}`}
            </span>
          </a>
        </p>
        <TopicForm
          id={topicId}
          typed={
            isTyped
              ? mine.typed
              : { topicId, isNew: false, name, description, place: String(place) }
          }
          wrong={isTyped ? wrongInTopic(topicId, mine.refused) : []}
        />
        {articles === 0 ? (
          <DeskForm action="/desk/topics" intent="delete" fields={{ topic: topicId }}>
            <Button variant="outline">{copy.delete}</Button>
          </DeskForm>
        ) : (
          <p className="text-ink-2 text-small">{copy.used}</p>
        )}
      </div>
    </Disclosure>
  );
}

/** Tags belong to the articles: spelling variants are corrected there. */
function Tags({ tags }: Pick<Topics, 'tags'>) {
  const copy = useCopy('desk-topics');
  return (
    <Card title={copy.tags.title} id="tags">
      <p>{copy.tags.text}</p>
      <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1">
        {tags.map(({ language, tag, articles }) => (
          <li key={`${language} ${tag}`} className="wrap-anywhere">
            <a
              href={`${pathIn(language, '/blog')}?tag=${encodeURIComponent(tag)}`}
              lang={language}
              className="inline-flex min-h-11 items-center"
            >
              {tag}
            </a>{' '}
            <span className="nums text-ink-2 text-small">{articles}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
