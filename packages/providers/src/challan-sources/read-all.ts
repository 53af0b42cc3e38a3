/** Reads every item; null when one cannot be read: a list that silently leaves one out says that there is no such
 * challan. */
export function readAll<Written, Read>(
  written: readonly Written[],
  read: (one: Written) => Read | null,
): readonly Read[] | null {
  const items = written.map(read).filter((one) => one !== null);
  return items.length === written.length ? items : null;
}
