import { data } from 'react-router';
import { ErrorPage } from '../../frame/errors/error-page.tsx';
import { pageMeta } from '../../frame/routing/page-module.ts';

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
