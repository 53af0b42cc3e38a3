const feeds = ['latest', 'top'] as const;
export type ReadFeed = (typeof feeds)[number];

/** The list and the page of it that an address selects; unknown values are the defaults. */
export function readListQuery(request: Request): {
  readonly feed: ReadFeed;
  readonly after: string | undefined;
} {
  const query = new URL(request.url).searchParams;
  const feed = feeds.find((one) => one === query.get('feed')) ?? 'latest';
  return { feed, after: query.get('after')?.slice(0, 200) || undefined };
}
