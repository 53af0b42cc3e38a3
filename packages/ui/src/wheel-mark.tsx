type WheelMarkProps = {
  /** Height and width in CSS pixels. */
  size?: number | undefined;
  /** True while loading; the text next to it says what. */
  turning?: boolean | 'once' | undefined;
};

/** The brand's logo: a wheel with six spokes. It spins only while loading. */
export function WheelMark({ size = 30, turning }: WheelMarkProps) {
  return (
    <svg
      className="wheel"
      data-turning={turning || undefined}
      viewBox="0 0 32 32"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <circle cx="16" cy="16" r="13.75" strokeWidth="4" />
      <g className="wheel-turn">
        <path
          d="M16 16V4.6M16 16l9.9 5.7M16 16l-9.9 5.7M16 16v11.4M16 16l9.9-5.7M16 16 6.1 10.3"
          strokeWidth="2.5"
        />
        <circle cx="16" cy="16" r="4.6" fill="currentColor" stroke="none" />
        <circle cx="16" cy="16" r="1.5" className="wheel-hub" />
      </g>
    </svg>
  );
}
