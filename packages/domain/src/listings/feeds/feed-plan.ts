/** What a list leads to for cars of a dealer that it does not have. */
export type FeedPlan =
  | { readonly kind: 'apply'; readonly missing: readonly string[] }
  /** Too much is missing to be believed. */
  | { readonly kind: 'shrunk'; readonly missing: readonly string[] };

/** Cars on sale whose stock numbers a list lacks leave the market. A list that lacks more than half of at least four cars
 * was probably cut off: it is not applied. Rule id: DEALER-FEED. */
export function planFeed(onSale: readonly string[], listed: ReadonlySet<string>): FeedPlan {
  const missing = onSale.filter((stock) => !listed.has(stock));
  const isShrunk = onSale.length >= 4 && missing.length * 2 > onSale.length;
  return { kind: isShrunk ? 'shrunk' : 'apply', missing };
}

const minute = 60_000;
const hour = 60 * minute;

/** When a feed is read next: each hour; after failures later and later, at most every six hours. */
export function nextFeedAt(now: Date, failures: number): Date {
  const wait = failures === 0 ? hour : Math.min(6 * hour, 15 * minute * 2 ** (failures - 1));
  return new Date(now.getTime() + wait);
}
