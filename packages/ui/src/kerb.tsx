/** The kerb's painted stripes, between hero and content and above the footer. */
export function Kerb() {
  return <div className="kerb" aria-hidden="true" />;
}
