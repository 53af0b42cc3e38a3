import { call, silentCall } from '../call.ts';

export const blogHome = call('blogHome', 'GET', '/blog/home');
export const blogArticles = call('blogArticles', 'GET', '/blog/articles/:category');
export const blogArticle = call('blogArticle', 'GET', '/blog/article/:slug');
export const blogSearch = silentCall('blogSearch', 'GET', '/blog/search');
export const votePoll = silentCall('votePoll', 'POST', '/blog/polls/vote');
export const editorArticles = silentCall('editorArticles', 'GET', '/operator/blog/articles');
export const editorArticle = silentCall(
  'editorArticle',
  'GET',
  '/operator/blog/articles/:articleId',
);
export const editorRevision = silentCall(
  'editorRevision',
  'GET',
  '/operator/blog/revisions/:revisionId',
);
export const editorCreateArticle = silentCall(
  'editorCreateArticle',
  'POST',
  '/operator/blog/articles',
);
export const editorSaveArticle = silentCall(
  'editorSaveArticle',
  'POST',
  '/operator/blog/articles/:articleId/save',
);
export const editorPlaceRevision = silentCall(
  'editorPlaceRevision',
  'POST',
  '/operator/blog/revisions/:revisionId/place',
);
export const editorRestoreRevision = silentCall(
  'editorRestoreRevision',
  'POST',
  '/operator/blog/revisions/:revisionId/restore',
);
export const editorMoveArticle = silentCall(
  'editorMoveArticle',
  'POST',
  '/operator/blog/articles/:articleId/move',
);
export const editorWithdrawArticle = silentCall(
  'editorWithdrawArticle',
  'POST',
  '/operator/blog/articles/:articleId/withdraw',
);
export const editorPreview = silentCall('editorPreview', 'POST', '/operator/blog/preview');
export const editorSavePoll = silentCall(
  'editorSavePoll',
  'POST',
  '/operator/blog/articles/:articleId/poll',
);
export const editorClosePoll = silentCall(
  'editorClosePoll',
  'POST',
  '/operator/blog/polls/:pollId/close',
);
export const editorNewsletter = silentCall('editorNewsletter', 'GET', '/operator/blog/newsletter');
export const editorSendNewsletter = silentCall(
  'editorSendNewsletter',
  'POST',
  '/operator/blog/newsletter/send',
);
export const editorTopics = silentCall('editorTopics', 'GET', '/operator/blog/topics');
export const editorSaveTopic = silentCall(
  'editorSaveTopic',
  'POST',
  '/operator/blog/topics/:topicId',
);
export const editorDeleteTopic = silentCall(
  'editorDeleteTopic',
  'POST',
  '/operator/blog/topics/:topicId/delete',
);
export const subscribeNewsletter = call(
  'subscribeNewsletter',
  'POST',
  '/blog/newsletter/subscribe',
);
export const confirmNewsletter = call('confirmNewsletter', 'POST', '/blog/newsletter/confirm');
export const unsubscribeNewsletter = call(
  'unsubscribeNewsletter',
  'POST',
  '/blog/newsletter/unsubscribe',
);
