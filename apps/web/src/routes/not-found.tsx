import { data } from 'react-router';
import { pageMeta } from '../app/page-module.ts';
import { ErrorPage } from '../errors/error-page.tsx';

export const meta = pageMeta(({ copy }) => ({
  title: copy('shell').notFound.title,
  canonical: null,
  isIndexable: false,
}));

/** Catch-all for unknown addresses. */
export function loader() {
  return data(null, { status: 404 });
}

export function Component() {
  return <ErrorPage kind="not-found" />;
}
