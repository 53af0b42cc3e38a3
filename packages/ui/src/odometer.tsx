type OdometerProps = {
  /** Whole km, not negative. */
  km: number;
  /** "km" in the page's language, beside the digits. */
  unit: string;
  /** The reading for screen readers, e.g. "31,240 km". */
  label: string;
};

/** An odometer reading as a drum of digits, at least six. */
export function Odometer({ km, unit, label }: OdometerProps) {
  const digits = [...String(km).padStart(6, '0')];
  return (
    <p className="odometer">
      <span className="odometer-drum" aria-hidden="true">
        {digits.map((digit, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a digit is its place.
          <span key={place}>{digit}</span>
        ))}
      </span>
      <span aria-hidden="true">{unit}</span>
      <span className="sr-only">{label}</span>
    </p>
  );
}
