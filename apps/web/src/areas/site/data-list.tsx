/** One kind of data: what it is, its purpose, its retention. */
export type DataItem = {
  readonly id: string;
  readonly what: string;
  readonly why: string;
  readonly kept: string;
};

/** The itemised notice: each kind of data with its purpose and retention. Source: DPDP Rules 2025, rule 3. */
export function DataList({
  items,
  words,
}: {
  items: readonly DataItem[];
  words: { why: string; kept: string };
}) {
  return (
    <ul className="grid gap-4">
      {items.map(({ id, what, why, kept }) => (
        <li key={id} className="grid gap-1 border-line border-b pb-4">
          <h3 className="text-lead">{what}</h3>
          <p>
            <b>{words.why}</b> {why}
          </p>
          <p className="text-ink-2">
            <b>{words.kept}</b> {kept}
          </p>
        </li>
      ))}
    </ul>
  );
}
