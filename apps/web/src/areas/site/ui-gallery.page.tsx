import '../../frame/styles/records.css';
import '../../frame/styles/tags.css';
import '../../frame/styles/history.css';
import { data, type LoaderFunctionArgs } from 'react-router';
import { pageTools } from '../../frame/page/page-tools.ts';
import { pageMeta } from '../../frame/routing/page-module.ts';

export const meta = pageMeta(() => ({ title: 'UI', canonical: null, isIndexable: false }));

/** Every component in every state; only in development. */
export function loader({ context }: LoaderFunctionArgs) {
  if (!pageTools(context).isDevelopment) throw data(null, { status: 404 });
  return null;
}

// Left out of the build: the gallery shows every icon at once, which would put all of them into the shell.
const Gallery = import.meta.env.DEV
  ? (await import('@pahiya/ui/gallery/gallery')).Gallery
  : () => null;

export function Component() {
  return <Gallery />;
}
