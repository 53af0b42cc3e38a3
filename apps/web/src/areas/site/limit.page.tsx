import '../../frame/styles/records.css';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { pageTools } from '../../frame/page/page-tools.ts';
import { pageMeta } from '../../frame/routing/page-module.ts';
import { LimitFace } from '../../parts/limit/limit-face.tsx';

/** The limit page on its own, for the native app and for links; the record page shows the same content with status
 * 429. */
export function loader({ context }: LoaderFunctionArgs) {
  return { isLoggedIn: pageTools(context).isLoggedInHint };
}

export const meta = pageMeta<typeof loader>(({ copy }) => ({
  title: copy('limit').metaTitle,
  isIndexable: false,
}));

export function Component() {
  const { isLoggedIn } = useLoaderData<typeof loader>();
  return <LimitFace isLoggedIn={isLoggedIn} resetsAt={null} next="/rc-search" />;
}
