/** A post of a list, in Hindi so that a Hindi page has no other words. */
export const sampleCard = {
  postId: '6a1f6c39-6f0c-4b5c-8c39-2f8d6a3f1b11',
  topic: 'repairs',
  title: 'बारिश के बाद ब्रेक से आवाज़ i20',
  excerpt: 'पहले दो-तीन बार आवाज़ आती है।',
  language: 'hi',
  author: 'asha_drives',
  authorName: 'आशा राव',
  publishedAt: '2026-11-20T04:44:00.000Z',
  likeCount: 3,
  commentCount: 1,
};

/** @internal Tests only. */
export const samplePath = `/community/post/${sampleCard.postId}-i20`;

/** @internal Tests only. */
export const samplePost = {
  ...sampleCard,
  text: 'पहले दो-तीन बार आवाज़ आती है।\n\n- सिर्फ़ सुबह\n- **बारिश** के बाद\n\n> क्या यह धूल है?',
  state: 'live',
  version: 1,
  editedAt: null,
  reason: null,
  isLocked: false,
  acceptedId: null,
  about: null,
  pictures: [],
  isOwn: false,
  isLiked: false,
  isAuthorFollowed: false,
};

/** @internal Tests only. */
export const sampleSubject = {
  about: 'service/puc',
  name: { en: 'PUC', hi: 'PUC' },
  path: '/rto-services/puc',
};

/** @internal Tests only. */
export const sampleComment = {
  commentId: '7b1f6c39-6f0c-4b5c-8c39-2f8d6a3f1b22',
  parentId: null,
  depth: 0,
  author: null,
  authorName: null,
  text: 'हाँ, धूल है।',
  state: 'live',
  createdAt: '2026-11-20T05:44:00.000Z',
  version: 1,
  editedAt: null,
  likeCount: 1,
  pictures: [],
  isMuted: false,
  isOwn: false,
  isLiked: false,
};

/** @internal Tests only. */
export const sampleTopics = [
  {
    slug: 'repairs',
    name: { en: 'Repairs and service', hi: 'मरम्मत और सर्विस' },
    about: { en: 'Noises.', hi: 'आवाज़ें।' },
    postCount: 4,
  },
];

/** @internal Tests only. */
export const samplePerson = {
  handle: 'asha_drives',
  displayName: 'आशा राव',
  bio: 'दो गाड़ियाँ।',
  joinedAt: '2026-10-01T04:44:00.000Z',
  trust: 1,
  isOwn: false,
  isFollowed: false,
};
