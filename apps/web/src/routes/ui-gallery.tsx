import '../records.css';
import { Gallery } from '@pahiya/ui/gallery';
import { data, type LoaderFunctionArgs } from 'react-router';
import { pageMeta } from '../app/page-module.ts';
import { pageTools } from '../app/page-tools.ts';

export const meta = pageMeta(() => ({ title: 'UI', canonical: null, isIndexable: false }));

/** Every component in every state; only in development. */
export function loader({ context }: LoaderFunctionArgs) {
  if (!pageTools(context).isDevelopment) throw data(null, { status: 404 });
  return null;
}

export function Component() {
  return <Gallery />;
}
