import { postPath } from '@pahiya/domain/community/post-path';
import { excerptOf } from '@pahiya/domain/community/post-text';
import type { Language } from '@pahiya/domain/shared/language';
import type { Queryable } from '../../../db/database.ts';
import {
  type FoundPost,
  findPostsByWords,
  type PostWish,
  selectShownPosts,
} from './post-words-repository.ts';

/** A shown post for other parts of the product: plain words, and where to read it. What a person wrote, never a source. */
export type WrittenPost = {
  readonly postId: string;
  readonly title: string;
  readonly plainText: string;
  readonly language: Language;
  readonly commentCount: number;
  readonly isAnswered: boolean;
  readonly path: string;
};

const longest = 4000;

/** Shown posts with most of the parts of a question, the best first. */
export async function findWritten(sql: Queryable, wish: PostWish): Promise<readonly WrittenPost[]> {
  return (await findPostsByWords(sql, wish)).map(toWritten);
}

/** Those of these posts that are still shown. */
export async function readWritten(
  sql: Queryable,
  postIds: readonly string[],
): Promise<readonly WrittenPost[]> {
  return (await selectShownPosts(sql, postIds)).map(toWritten);
}

function toWritten({ source, ...post }: FoundPost): WrittenPost {
  return {
    ...post,
    plainText: excerptOf(source, longest),
    path: postPath(post.postId, post.title),
  };
}
