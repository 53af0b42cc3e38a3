import { ButtonLink } from '@pahiya/ui/button';
import { EmptyFace } from '@pahiya/ui/empty-face';
import { WheelMark } from '@pahiya/ui/wheel-mark';
import { pageMeta } from '../app/page-module.ts';
import { usePagePath } from '../app/use-page-path.ts';
import { useCopy } from '../copy/use-copy.ts';
import { KeptPages } from '../sw/kept-pages.tsx';

export const handle = { shareable: true };

export const meta = pageMeta(({ copy }) => ({
  title: copy('offline').title,
  canonical: null,
  isIndexable: false,
}));

/** What the service worker answers with when there is neither network nor a kept page. */
export function Component() {
  const copy = useCopy('offline');
  const path = usePagePath();
  return (
    <div className="narrow-page stack">
      <EmptyFace
        level={1}
        icon={<WheelMark size={32} />}
        title={copy.title}
        detail={copy.text}
        action={
          <ButtonLink href={path('/garage')} data-document="">
            {copy.garage}
          </ButtonLink>
        }
      />
      <KeptPages />
    </div>
  );
}
