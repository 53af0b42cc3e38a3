/** The blue strip at the left of a plate: the 24-spoke wheel above IND. */
export function PlateStrip() {
  return (
    <span className="plate-strip" aria-hidden="true">
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        width="24"
        height="24"
        fill="none"
        stroke="currentColor"
      >
        <circle cx="12" cy="12" r="10.5" strokeWidth="2" />
        <circle cx="12" cy="12" r="6" strokeWidth="8" pathLength="24" strokeDasharray=".24 .76" />
        <circle cx="12" cy="12" r="2" fill="currentColor" stroke="none" />
      </svg>
      <b>IND</b>
    </span>
  );
}
