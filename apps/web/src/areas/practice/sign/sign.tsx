import type { ReactNode } from 'react';
import { facilityDrawings } from './facility-drawings.tsx';
import { orderDrawings } from './order-drawings.tsx';
import { roadDrawings } from './road-drawings.tsx';
import { warningDrawings } from './warning-drawings.tsx';

/** Every drawing by the id of its sign, 200 × 200. */
export const drawings: Readonly<Record<string, ReactNode>> = {
  ...orderDrawings,
  ...warningDrawings,
  ...facilityDrawings,
  ...roadDrawings,
};

/** A sign, marking or signal. Its name is never what it means: that is the question. */
export function Sign({ id, name }: { id: string; name: string }) {
  return (
    <svg className="sign" viewBox="0 0 200 200" role="img" aria-label={name}>
      {drawings[id]}
    </svg>
  );
}
