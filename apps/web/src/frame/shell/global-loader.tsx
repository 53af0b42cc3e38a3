import { LoaderOverlay } from '@pahiya/ui/loader-overlay';
import { useMatches } from 'react-router';
import { useCopy } from '../copy/use-copy.ts';
import type { RouteHandle } from '../routing/page-module.ts';
import { useAppState } from '../state/use-app-state.ts';

/** Overlay while the page's calls are in flight, unless the page shows its own loading state. */
export function GlobalLoader() {
  const copy = useCopy('shell');
  const { showLoader, loaderData, customBackgroundColor } = useAppState((state) => state.loader);
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  if (!showLoader || handle?.ownProgress === true) return null;
  const { title, height, width, animationOptions } = loaderData;
  return (
    <LoaderOverlay
      title={title || copy.loader}
      height={height}
      width={width}
      turning={animationOptions.autoplay && (animationOptions.loop || 'once')}
      background={customBackgroundColor}
    />
  );
}
