import type { AppPageEntry } from '../../frame/routing/page-entry.ts';

const copy = ['community', 'community-write', 'errors'] as const;
const ownCopy = ['community', 'community-write', 'community-own', 'errors'] as const;

export const pages: readonly AppPageEntry[] = [
  { path: '/community/write', module: 'write/write', copy, screen: 'community write' },
  { path: '/community/post/:key/edit', module: 'write/edit', copy, screen: 'community edit' },
  {
    path: '/community/reply/:commentId/edit',
    module: 'write/edit-reply',
    copy,
    screen: 'community edit reply',
  },
  { path: '/community/post/:key/reply', module: 'write/reply', copy, screen: 'community reply' },
  {
    path: '/community/following',
    module: 'own/following',
    copy: ownCopy,
    screen: 'community following',
  },
  { path: '/community/mine', module: 'own/mine', copy: ownCopy, screen: 'community own posts' },
  {
    path: '/community/mine/:postId',
    module: 'own/mine-post',
    copy: ownCopy,
    screen: 'community own post',
  },
  {
    path: '/community/appeal/:kind/:id',
    module: 'own/appeal',
    copy: ownCopy,
    screen: 'community appeal',
  },
  { path: '/community/saved', module: 'own/saved', copy: ownCopy, screen: 'community saved' },
  {
    path: '/community/news/stop',
    module: 'own/stop-news',
    copy: ownCopy,
    screen: 'community stop news',
  },
  { path: '/community/news', module: 'own/news', copy: ownCopy, screen: 'community news' },
  {
    path: '/community/settings',
    module: 'own/settings',
    copy: ownCopy,
    screen: 'community settings',
  },
];
