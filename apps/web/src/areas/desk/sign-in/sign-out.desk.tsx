import { operatorSignOut } from '@pahiya/contracts/operators/operators-calls';
import { type ActionFunctionArgs, redirect } from 'react-router';
import { pageTools } from '../../../frame/page/page-tools.ts';

export async function loader() {
  return redirect('/desk');
}

/** Redirects whether the session was valid or expired: now there is none. */
export async function action({ context }: ActionFunctionArgs) {
  await pageTools(context).api.call(operatorSignOut, {});
  return redirect('/desk/sign-in', 303);
}
