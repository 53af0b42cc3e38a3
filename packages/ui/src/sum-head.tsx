import type { ReactNode } from 'react';

type SumHeadProps = {
  /** The sum or the subject: "₹3,500 due". */
  title: ReactNode;
  /** Breakdown of the sum, in one line. */
  note?: ReactNode;
  /** A plate, beside the title where there is room. */
  plate: ReactNode;
};

/** Head of a page about a sum: the sum first, then its purpose. */
export function SumHead({ title, note, plate }: SumHeadProps) {
  return (
    <div className="sum-head">
      <div>
        <h1>{title}</h1>
        {note !== undefined && <p>{note}</p>}
      </div>
      {plate}
    </div>
  );
}
