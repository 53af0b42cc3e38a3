/** Duties of an RTO, one per line. */
export function DutyList({ duties }: { duties: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-1.5 ps-5 text-ink-2">
      {duties.map((duty) => (
        <li key={duty}>{duty}</li>
      ))}
    </ul>
  );
}
