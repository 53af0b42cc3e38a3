type SkeletonProps = {
  /** What is loading, in words: announced once by screen readers. */
  label: string;
};

/** Skeleton of a Stone with four facts. */
export function SkeletonStone({ label }: SkeletonProps) {
  return (
    <div className="stone bones" role="status">
      <span className="sr-only">{label}</span>
      <div className="stone-cap" aria-hidden="true">
        <div className="stone-top">
          <span className="bone bone-plate" />
          <span className="bone bone-chip" />
        </div>
        <div className="stack">
          <span className="bone bone-title" />
          <span className="bone bone-line" />
        </div>
      </div>
      <div className="stone-body" aria-hidden="true">
        <Rows count={4} />
      </div>
    </div>
  );
}

/** Skeleton of a Card with a heading and some rows. */
export function SkeletonList({
  label,
  rows = 4,
}: SkeletonProps & {
  /** At most 8. */ rows?: number | undefined;
}) {
  return (
    <div className="card bones" role="status">
      <span className="sr-only">{label}</span>
      <div aria-hidden="true">
        <span className="bone bone-title" />
        <Rows count={rows} />
      </div>
    </div>
  );
}

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

function Rows({ count }: { count: number }) {
  return ROWS.slice(0, count).map((row) => (
    <div key={row} className="bone-row">
      <span className="bone bone-short" />
      <span className="bone bone-mid" />
    </div>
  ));
}
