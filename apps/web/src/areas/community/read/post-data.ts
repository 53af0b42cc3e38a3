import type { Answer } from '@pahiya/api-client/api-client';
import { postPath } from '@pahiya/domain/community/post-path';
import { excerptOf } from '@pahiya/domain/community/post-text';
import { type Language, languageTags, pathIn } from '@pahiya/domain/shared/language';
import type { Brand } from '../../../frame/page/page-contract.ts';
import type { StructuredData } from '../../../frame/routing/page-module.ts';
import { personPath } from './community-trail.ts';

type Site = { readonly brand: Brand; readonly language: Language };
type Post = NonNullable<Answer<'communityPosts'>['post']>;
type Comments = Answer<'postComments'>['comments'];

/** A post with its replies. Source: schema.org DiscussionForumPosting; Google Search Central, discussion forum. */
export function postData(post: Post, comments: Comments, site: Site): StructuredData {
  const accepted = comments.find(({ commentId }) => commentId === post.acceptedId);
  if (accepted !== undefined && isShown(accepted)) return questionData(post, accepted, site);
  const { brand, language } = site;
  const url = brand.siteUrl + pathIn(language, postPath(post.postId, post.title));
  return {
    '@type': 'DiscussionForumPosting',
    headline: post.title,
    text: excerptOf(post.text, 5000),
    author: personOf(post, site),
    datePublished: post.publishedAt,
    inLanguage: languageTags[post.language],
    mainEntityOfPage: url,
    url,
    interactionStatistic: counterOf('LikeAction', post.likeCount),
    commentCount: post.commentCount,
    ...(comments.some(isShown) ? { comment: comments.filter(isShown).map(commentOf) } : {}),
  };

  function commentOf(comment: Comments[number]) {
    return {
      '@type': 'Comment',
      text: excerptOf(comment.text ?? '', 5000),
      author: personOf(comment, site),
      datePublished: comment.createdAt,
      url: `${url}#c-${comment.commentId}`,
      interactionStatistic: counterOf('LikeAction', comment.likeCount),
    };
  }
}

/** A question with the answer that its author accepted. Source: schema.org QAPage. */
function questionData(post: Post, accepted: Comments[number], site: Site): StructuredData {
  const { brand, language } = site;
  const url = brand.siteUrl + pathIn(language, postPath(post.postId, post.title));
  return {
    '@type': 'QAPage',
    mainEntity: {
      '@type': 'Question',
      name: post.title,
      text: excerptOf(post.text, 5000),
      answerCount: post.commentCount,
      upvoteCount: post.likeCount,
      datePublished: post.publishedAt,
      author: personOf(post, site),
      acceptedAnswer: {
        '@type': 'Answer',
        text: excerptOf(accepted.text ?? '', 5000),
        upvoteCount: accepted.likeCount,
        datePublished: accepted.createdAt,
        url: `${url}#c-${accepted.commentId}`,
        author: personOf(accepted, site),
      },
    },
  };
}

function isShown({ text, state }: Comments[number]): boolean {
  return text !== null && state === 'live' && excerptOf(text) !== '';
}

function personOf(
  { author: handle, authorName }: Pick<Post, 'author' | 'authorName'>,
  { brand, language }: Site,
) {
  // Google asks for a name also where the account is gone.
  if (handle === null) return { '@type': 'Person', name: 'deleted' };
  return {
    '@type': 'Person',
    ...(authorName === null
      ? { name: `@${handle}` }
      : { name: authorName, alternateName: `@${handle}` }),
    url: brand.siteUrl + pathIn(language, personPath(handle)),
  };
}

function counterOf(type: string, count: number) {
  return {
    '@type': 'InteractionCounter',
    interactionType: `https://schema.org/${type}`,
    userInteractionCount: count,
  };
}
