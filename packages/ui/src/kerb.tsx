/** The kerb's painted dashes; closes a hero, opens the footer. */
export function Kerb() {
  return <div className="kerb" aria-hidden="true" />;
}
