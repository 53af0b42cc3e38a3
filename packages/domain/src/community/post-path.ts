const longestSlug = 60;

/** What stands for a post in an address: its id, and the Latin words of its title for people who read the address. */
export function postKey(postId: string, title: string): string {
  const slug = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestSlug)
    .replace(/^-|-$/g, '');
  return slug === '' ? postId : `${postId}-${slug}`;
}

/** Path of a post, without the language. */
export function postPath(postId: string, title: string): string {
  return `/community/post/${postKey(postId, title)}`;
}

/** The id at the beginning of a key; null: there is none. */
export function idOfPostKey(key: string): string | null {
  return /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-[a-z0-9-]*)?$/.exec(key)?.[1] ?? null;
}
