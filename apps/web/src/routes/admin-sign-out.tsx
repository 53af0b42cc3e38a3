import { type ActionFunctionArgs, redirect } from 'react-router';
import { pageTools } from '../app/page-tools.ts';

export async function loader() {
  return redirect('/admin');
}

/** Redirects whether the session was valid or expired: now there is none. */
export async function action({ context }: ActionFunctionArgs) {
  await pageTools(context).api.call('operatorSignOut', {});
  return redirect('/admin/sign-in', 303);
}
