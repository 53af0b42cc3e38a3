import { call, silentCall } from '../call.ts';

export const communityInit = silentCall('communityInit', 'GET', '/community/init');
export const communityOwn = silentCall('communityOwn', 'GET', '/community/own');
export const communityFeeds = silentCall('communityFeeds', 'GET', '/community/feeds');
export const subscribeTopic = silentCall(
  'subscribeTopic',
  'POST',
  '/community/topics/subscription',
);
export const communityPosts = silentCall('communityPosts', 'GET', '/community/posts');
export const filterPosts = silentCall('filterPosts', 'POST', '/community/posts');
export const likePost = silentCall('likePost', 'POST', '/community/like');
export const createPost = call('createPost', 'POST', '/community/posts/create');
export const deletePost = call('deletePost', 'POST', '/community/posts/delete');
export const postComments = call('postComments', 'GET', '/community/comment/all');
export const saveComment = call('saveComment', 'POST', '/community/comment/save');
export const deleteComment = call('deleteComment', 'POST', '/community/comment/delete');
export const reportComment = call('reportComment', 'POST', '/community/comment/report');
export const reportPost = call('reportPost', 'POST', '/community/report');
export const allTopics = call('allTopics', 'GET', '/community/topics/all');
export const topicPosts = call('topicPosts', 'GET', '/community/posts/topicPosts');
export const userPosts = call('userPosts', 'GET', '/community/posts/user');
export const checkUsername = call('checkUsername', 'GET', '/community/user/check-username');
export const updateProfile = call('updateProfile', 'POST', '/community/user/update');
export const followUser = call('followUser', 'POST', '/community/user/follow');
export const communityLog = call('communityLog', 'GET', '/community/log');
export const communityFigures = silentCall('communityFigures', 'GET', '/community/figures');
export const communityFiguresFile = silentCall(
  'communityFiguresFile',
  'GET',
  '/community/figures/file',
);
export const leadDesk = silentCall('leadDesk', 'GET', '/community/admin/lead');
export const watchWord = silentCall('watchWord', 'POST', '/community/admin/watched-words');
export const arrangePost = silentCall('arrangePost', 'POST', '/community/admin/arrange');
export const communityAdmin = call('communityAdmin', 'GET', '/community/admin');
export const adminPosts = call('adminPosts', 'GET', '/community/admin/all-posts');
export const moderatePost = call('moderatePost', 'POST', '/community/posts/admin/moderate');
export const communityDraft = silentCall('communityDraft', 'GET', '/community/draft');
export const communityDrafts = call('communityDrafts', 'GET', '/community/drafts');
export const saveDraft = silentCall('saveDraft', 'POST', '/community/draft');
export const dropDraft = call('dropDraft', 'POST', '/community/draft/delete');
export const ownWriting = call('ownWriting', 'GET', '/community/mine');
export const editPost = call('editPost', 'POST', '/community/posts/edit');
export const editComment = call('editComment', 'POST', '/community/comment/edit');
export const ownComment = call('ownComment', 'GET', '/community/comment/own');
export const undoDelete = call('undoDelete', 'POST', '/community/undo');
export const revisions = call('revisions', 'GET', '/community/revisions');
export const similarPosts = silentCall('similarPosts', 'GET', '/community/posts/similar');
export const appealDecision = call('appealDecision', 'POST', '/community/appeal');
export const claimPost = call('claimPost', 'POST', '/community/admin/claim');
export const postHistory = call('postHistory', 'GET', '/community/admin/history');
export const lockPost = call('lockPost', 'POST', '/community/admin/lock');
export const suspendMember = call('suspendMember', 'POST', '/community/admin/suspend');
export const nameModerator = call('nameModerator', 'POST', '/community/admin/accounts');
export const adminAppeals = call('adminAppeals', 'GET', '/community/admin/appeals');
export const decideAppeal = call('decideAppeal', 'POST', '/community/admin/appeals');
export const savePost = silentCall('savePost', 'POST', '/community/saved');
export const savedPosts = call('savedPosts', 'GET', '/community/saved');
export const mutePerson = call('mutePerson', 'POST', '/community/muted');
export const mutedPeople = call('mutedPeople', 'GET', '/community/muted');
export const acceptAnswer = call('acceptAnswer', 'POST', '/community/accept');
export const communityNews = call('communityNews', 'GET', '/community/news');
export const stopLetters = call('stopLetters', 'POST', '/community/news/stop');
export const questionsAbout = call('questionsAbout', 'GET', '/community/posts/about/best');
export const postsAbout = call('postsAbout', 'GET', '/community/posts/about');
export const taggedPosts = call('taggedPosts', 'GET', '/community/posts/tag');
export const addPicture = call('addPicture', 'POST', '/community/pictures');
export const waitingPictures = call('waitingPictures', 'GET', '/community/pictures');
export const dropPicture = call('dropPicture', 'POST', '/community/pictures/drop');
export const ownPicture = call('ownPicture', 'GET', '/community/pictures/:pictureId');
export const moderatedPicture = call(
  'moderatedPicture',
  'GET',
  '/community/admin/pictures/:pictureId',
);
export const chooseNews = call('chooseNews', 'POST', '/community/news');
