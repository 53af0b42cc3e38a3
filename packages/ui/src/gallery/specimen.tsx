import type { ReactNode } from 'react';

/** One component with its name. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-2">
      <h3 className="text-fine font-medium tracking-normal text-ink-2">{name}</h3>
      {children}
    </div>
  );
}
