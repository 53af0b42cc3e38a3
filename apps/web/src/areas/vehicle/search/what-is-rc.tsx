import { Document, EyeOff, IdCard } from '@pahiya/ui/icons';
import { useCopy } from '../../../frame/copy/use-copy.ts';

const icons: Readonly<Record<string, typeof IdCard>> = {
  certificate: IdCard,
  register: Document,
  privacy: EyeOff,
};

/** What a registration certificate is, where the record comes from, and what is hidden. */
export function WhatIsRc() {
  const { whatIs } = useCopy('rc-search');
  return (
    <section aria-labelledby="what-is-rc" className="grid gap-4">
      <h2 id="what-is-rc">{whatIs.title}</h2>
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-3">
        {whatIs.parts.map((part) => {
          const Icon = icons[part.id] ?? IdCard;
          return (
            <div key={part.id} className="grid content-start gap-1.5 border-ink border-t-2 pt-3">
              <Icon className="size-6" />
              <h3 className="text-lead">{part.title}</h3>
              <p className="text-ink-2">{part.text}</p>
            </div>
          );
        })}
      </div>
    </section>
  );
}
