import type { AssistantMessage } from '@pahiya/contracts/assistant/assistant-contracts';
import type { Queryable } from '../../db/database.ts';
import { readWritten, type WrittenPost } from '../community/words/find-written.ts';
import { type Asker, selectMessages } from './message-repository.ts';

const excerptLength = 240;

/** The conversation, oldest first, with those of its posts that are still shown. */
export async function readConversation(sql: Queryable, asker: Asker): Promise<AssistantMessage[]> {
  const messages = await selectMessages(sql, asker);
  const posts = await readWritten(
    sql,
    messages.flatMap(({ postIds }) => postIds),
  );
  return messages.map(({ postIds, ...message }) => ({
    ...message,
    posts: postIds.flatMap((id) => posts.filter(({ postId }) => postId === id).map(toWrittenPost)),
  }));
}

/** A post as the assistant shows it. */
export function toWrittenPost(post: WrittenPost): AssistantMessage['posts'][number] {
  const { title, plainText, language, path } = post;
  const excerpt =
    plainText.length <= excerptLength ? plainText : `${plainText.slice(0, excerptLength)}…`;
  return { title, language, excerpt, path };
}
