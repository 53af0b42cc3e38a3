import { answered, fakeTransport } from '../../../testing/fake-transport.ts';
import { base } from '../../../testing/page-visits.ts';
import {
  sampleCard,
  sampleComment,
  samplePerson,
  samplePost,
  sampleTopics,
} from './sample-posts.ts';

const { postId } = samplePost;

/** A draft of the writer.
 *
 * @internal Tests only. */
export const draft = {
  ...{ place: 'post', revision: 3, topic: 'repairs', title: 'ब्रेक की आवाज़', text: 'बारिश में' },
  ...{ about: '', language: 'hi', version: 0, updatedAt: '2026-11-20T05:44:00.000Z' },
};

/** A picture that waits for its post.
 *
 * @internal Tests only. */
export const picture = {
  ...{ pictureId: '2c1a9d7e-5b3f-4e8a-b6d0-7f9c8e1d2a34', src: '/media/community/x.webp' },
  ...{ width: 60, height: 40, alt: 'ज़ंग लगी डिस्क' },
};

/** A reply of the writer.
 *
 * @internal Tests only. */
export const ownComment = {
  ...{ commentId: sampleComment.commentId, postId, title: sampleCard.title, language: 'hi' },
  ...{ text: 'धूल है।', version: 4, state: 'live', pictures: [] },
};

/** A suspension of the writer.
 *
 * @internal Tests only. */
export const suspension = {
  ...{ suspensionId: '2c1a9d7e-5b3f-4e8a-b6d0-7f9c8e1d2a35', reason: 'spam', appeal: 'possible' },
  endsAt: '2026-11-27T05:44:00.000Z',
};

/** The writer, suspended, with what is missing to the next level.
 *
 * @internal Tests only. */
export const me = {
  ...samplePerson,
  isOwn: true,
  following: [],
  topics: ['repairs'],
  suspension,
  missing: [{ what: 'days', has: 3, needs: 15 }],
};

/** Answers to all calls of the pages where people write and see their own.
 *
 * @internal Tests only. */
export const answers = {
  ...base,
  communityInit: answered({ filters: sampleTopics, userData: me }),
  communityDraft: answered({ draft }),
  waitingPictures: answered({ pictures: [picture], atMost: 4 }),
  ownComment: answered(ownComment),
  communityDrafts: answered({ drafts: [draft] }),
  communityFeeds: answered({ posts: [sampleCard], next: null }),
  topicPosts: answered({ posts: [sampleCard], next: null }),
  communityOwn: answered({ marks: [`like:${sampleCard.postId}`] }),
  communityPosts: answered({
    post: { ...samplePost, isOwn: true, state: 'pending' },
    ...{ posts: [], next: null },
  }),
  postComments: answered({ comments: [sampleComment], next: null }),
  ownWriting: answered({
    items: [
      {
        ...{ kind: 'post', id: postId, postId, title: sampleCard.title, excerpt: 'आवाज़' },
        ...{ language: 'hi', state: 'removed', reason: 'spam', appeal: 'possible' },
        ...{ createdAt: '2026-11-20T05:44:00.000Z', undoUntil: null },
      },
    ],
    next: null,
  }),
  similarPosts: answered({ posts: [{ postId, title: sampleCard.title, commentCount: 2 }] }),
  dropDraft: answered({ isDropped: true }),
  savedPosts: answered({ posts: [sampleCard], next: 'abc' }),
  mutedPeople: answered({
    people: [{ handle: 'asha_drives', displayName: 'आशा राव', how: 'block' }],
  }),
  communityNews: answered({
    ...{ channels: ['email'], hasEmail: true, devices: 0 },
    news: (['mention', 'reply', 'decision', 'topic'] as const)
      .map((kind) => ({
        ...{ kind, postId, commentId: null, title: sampleCard.title, actor: null, isRead: false },
        act: kind === 'decision' ? 'remove' : null,
        createdAt: '2026-11-20T05:44:00.000Z',
      }))
      .concat({
        ...{
          kind: 'rules',
          postId: null,
          commentId: null,
          title: null,
          actor: null,
          isRead: false,
        },
        ...{ act: null, createdAt: '2026-11-20T05:44:00.000Z' },
      } as never),
    off: ['mention'],
    next: null,
  }),
};

/** A published post that somebody else wrote.
 *
 * @internal Tests only. */
export const live = answered({ post: { ...samplePost }, posts: [], next: null });

/** A visit of the writer, or a form of theirs.
 *
 * @internal Tests only. */
export const visit = (
  path: string,
  form?: Record<string, string>,
  changes: Parameters<typeof fakeTransport>[0] = {},
) => ({
  path,
  transport: fakeTransport({ ...answers, ...changes }),
  isLoggedIn: true,
  ...(form && { form }),
});
