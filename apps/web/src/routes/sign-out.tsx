import { type ActionFunctionArgs, redirect } from 'react-router';
import { pageTools } from '../app/page-tools.ts';

/** Only a form leads here; an address typed by hand leads home. */
export function loader() {
  return redirect('/');
}

/** Ends the session on this device. */
export async function action({ context }: ActionFunctionArgs) {
  await pageTools(context).api.call('logout', {});
  return redirect('/', 303);
}
