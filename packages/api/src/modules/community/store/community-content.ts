/** Tag of pages that show posts. */
export const communityContent = 'community';
