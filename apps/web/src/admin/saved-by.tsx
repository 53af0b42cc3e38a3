type SavedByProps = {
  /** Null for what the program brought. */
  readonly name: string | null;
  readonly byProgram: string;
};

/** Who saved: a name as it is, or what the program brought. */
export function SavedBy({ name, byProgram }: SavedByProps) {
  if (name === null) return <span>{byProgram}</span>;
  return (
    <span lang="en" translate="no">
      {name}
    </span>
  );
}
