import { logout } from '@pahiya/contracts/auth/session-calls';
import { type ActionFunctionArgs, redirect } from 'react-router';
import { pageTools } from '../../frame/page/page-tools.ts';

/** POST only; a GET redirects home. */
export function loader() {
  return redirect('/');
}

/** Ends the session on this device. */
export async function action({ context }: ActionFunctionArgs) {
  await pageTools(context).api.call(logout, {});
  return redirect('/', 303);
}
