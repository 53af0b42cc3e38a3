/** The bar at the top while a page is on its way: 0 to 100; at 0 it is not there. */
export function ProgressBar({ label, value }: { label: string; value: number }) {
  if (value <= 0) return null;
  return <progress className="topbar" aria-label={label} max={100} value={Math.min(100, value)} />;
}
