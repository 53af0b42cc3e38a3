/** An identifier of an authority, a bank or ours: never translated, and may break anywhere. */
export function CodeRun({ text }: { text: string }) {
  return (
    <span lang="en" translate="no" className="nums text-ink wrap-anywhere">
      {text}
    </span>
  );
}
