/** The items in an order that the seed decides: the same seed gives the same order everywhere. Not for secrets. */
export function seededOrder<Item>(
  items: readonly Item[],
  seed: string,
  keyOf: (item: Item) => string,
): readonly Item[] {
  return items
    .map((item) => ({ item, key: keyOf(item) }))
    .map(({ item, key }) => ({ item, key, rank: scrambled(`${seed}:${key}`) }))
    .sort((a, b) => a.rank - b.rank || (a.key < b.key ? -1 : 1))
    .map(({ item }) => item);
}

/** FNV-1a with the finalizer of MurmurHash3, so that texts that differ in one letter are far apart. */
function scrambled(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
