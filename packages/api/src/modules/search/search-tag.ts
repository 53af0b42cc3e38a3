/** Content tag of search result pages (`bumpContent`). */
export const searchContent = 'search';
