type StarsProps = {
  /** Out of five, in tenths: 37 is 3.7. Drawn to the half. */
  readonly tenths: number;
};

const path = 'M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z';
const leftHalf = 'M12 2.6v14.8l-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9z';

/** Five stars as a picture. The figure stands beside it in words. */
export function Stars({ tenths }: StarsProps) {
  const halves = Math.round(tenths / 5);
  return (
    <svg className="stars" viewBox="0 0 120 24" width="90" height="18" aria-hidden="true">
      {[0, 1, 2, 3, 4].map((place) => (
        <g key={place} transform={`translate(${place * 24} 0)`}>
          {halves > place * 2 && (
            <path d={halves > place * 2 + 1 ? path : leftHalf} className="star-on" />
          )}
          <path d={path} className="star-edge" />
        </g>
      ))}
    </svg>
  );
}
