/** A number of an authority, a bank or ours: never translated, broken anywhere rather than running out of its place. */
export function CodeRun({ text }: { text: string }) {
  return (
    <span lang="en" translate="no" className="nums text-ink wrap-anywhere">
      {text}
    </span>
  );
}
