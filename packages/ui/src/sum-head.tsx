import type { ReactNode } from 'react';

type SumHeadProps = {
  /** The sum or the subject: "₹3,500 due". */
  title: ReactNode;
  /** Breakdown of the sum, in one line. */
  note?: ReactNode;
  /** A plate, beside the title where there is room. */
  plate: ReactNode;
  /** The words change while one looks: the plate keeps its place beside them. */
  isSteady?: boolean;
};

/** Head of a page about a sum: the sum first, then its purpose. */
export function SumHead({ title, note, plate, isSteady = false }: SumHeadProps) {
  return (
    <div className={isSteady ? 'sum-head sum-head-steady' : 'sum-head'}>
      <div>
        <h1>{title}</h1>
        {note !== undefined && <p>{note}</p>}
      </div>
      {plate}
    </div>
  );
}
