import { partnerSignOut } from '@pahiya/contracts/partner-firms/partner-firm-calls';
import { type ActionFunctionArgs, redirect } from 'react-router';
import { pageTools } from '../../../frame/page/page-tools.ts';

export async function loader() {
  return redirect('/partner');
}

/** Redirects whether the session was valid or expired: now there is none. */
export async function action({ context }: ActionFunctionArgs) {
  await pageTools(context).api.call(partnerSignOut, {});
  return redirect('/partner/sign-in', 303);
}
