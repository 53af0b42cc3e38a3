import { ChevronDown } from '@pahiya/ui/icons';
import { Suspense, useCallback, useState } from 'react';
import { useCopy } from '../copy/use-copy.ts';
import { usePagePath } from '../page/use-page-path.ts';
import { lazyPart } from '../routing/lazy-part.ts';
import { useCityName } from './use-city-name.ts';

const CityDialog = lazyPart(
  () => import('./city-dialog.tsx').then((module) => module.CityDialog),
  ['city'],
);

/** The city in the header: links to the city page, and opens the picker with script. */
export function CityButton({ here }: { here: string }) {
  const copy = useCopy('shell');
  const path = usePagePath();
  const city = useCityName();
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <a
        className="pill pill-city head-wide"
        href={path(`/city?next=${encodeURIComponent(here)}`)}
        aria-haspopup="dialog"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <span className="sr-only">{copy.city.label} </span>
        <span translate="no">{city}</span>
        <ChevronDown />
      </a>
      {isOpen && (
        <Suspense fallback={null}>
          <CityDialog onClose={close} />
        </Suspense>
      )}
    </>
  );
}
