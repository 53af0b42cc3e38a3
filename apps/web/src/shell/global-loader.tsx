import { LoaderOverlay } from '@pahiya/ui/loader-overlay';
import { useCopy } from '../copy/use-copy.ts';
import { useAppState } from '../state/use-app-state.ts';

/** Lies over the page while calls that show it are under way. */
export function GlobalLoader() {
  const copy = useCopy('shell');
  const { showLoader, loaderData } = useAppState((state) => state.loader);
  if (!showLoader) return null;
  return <LoaderOverlay title={loaderData.title === '' ? copy.loader : loaderData.title} />;
}
