/** Kind of content that pages of search results show (`bumpContent`). */
export const searchContent = 'search';
