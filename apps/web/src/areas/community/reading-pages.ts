import type { ReadingPageEntry } from '../../frame/reading/reading-page.ts';

/** Counts of likes are as old as this at most; texts are new at once. */
const freshSeconds = 30;
const common = { copy: ['community', 'errors'], content: ['community'], freshSeconds } as const;

export const readingPages: readonly ReadingPageEntry[] = [
  {
    ...common,
    path: '/community',
    module: 'read/community',
    screen: 'community',
    query: ['feed', 'after'],
  },
  {
    ...common,
    path: '/community/topic/:slug',
    module: 'read/community-topic',
    screen: 'community topic',
    query: ['feed', 'after'],
  },
  {
    ...common,
    path: '/community/about/:kind/:subject',
    module: 'read/community-about',
    screen: 'community about a subject',
    query: ['after'],
  },
  {
    ...common,
    path: '/community/tag/:tag',
    module: 'read/community-tag',
    screen: 'community tag',
    query: ['after'],
  },
  {
    ...common,
    path: '/community/post/:key',
    module: 'read/community-post',
    screen: 'community post',
    query: ['after'],
  },
  {
    ...common,
    path: '/community/history/:kind/:id',
    module: 'read/community-history',
    screen: 'community history of a text',
  },
  {
    ...common,
    path: '/community/user/:handle',
    module: 'read/community-user',
    screen: 'community user',
    query: ['after'],
  },
  {
    ...common,
    path: '/community/rules',
    module: 'read/community-rules',
    screen: 'community rules',
  },
  {
    ...common,
    path: '/community/log',
    module: 'read/community-log',
    screen: 'community log',
    query: ['after'],
  },
  {
    ...common,
    copy: ['community', 'community-figures', 'grievance-words', 'errors'],
    path: '/community/transparency',
    module: 'read/community-figures',
    screen: 'community figures',
  },
];
