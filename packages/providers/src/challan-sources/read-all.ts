/** Maps every item; null if any is unreadable: a silently shortened list would claim that there is no such challan. */
export function readAll<Written, Read>(
  written: readonly Written[],
  read: (one: Written) => Read | null,
): readonly Read[] | null {
  const items = written.map(read).filter((one) => one !== null);
  return items.length === written.length ? items : null;
}
