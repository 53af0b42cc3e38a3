/** Progress bar during navigation: 0 to 100; hidden at 0. */
export function ProgressBar({ label, value }: { label: string; value: number }) {
  if (value <= 0) return null;
  return <progress className="topbar" aria-label={label} max={100} value={Math.min(100, value)} />;
}
