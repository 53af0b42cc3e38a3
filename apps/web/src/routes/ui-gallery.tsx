import { data, type LoaderFunctionArgs } from 'react-router';
import { pageTools } from '../app/page-tools.ts';

/** Only in development. */
export function loader({ context }: LoaderFunctionArgs) {
  if (!pageTools(context).isDevelopment) throw data(null, { status: 404 });
  return null;
}

export function Component() {
  return <h1>UI</h1>;
}
