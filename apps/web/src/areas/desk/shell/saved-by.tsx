type SavedByProps = {
  /** Null for the built-in default. */
  readonly name: string | null;
  readonly byProgram: string;
};

/** Who saved: the editor's name, or the built-in default. */
export function SavedBy({ name, byProgram }: SavedByProps) {
  if (name === null) return <span>{byProgram}</span>;
  return (
    <span lang="en" translate="no">
      {name}
    </span>
  );
}
