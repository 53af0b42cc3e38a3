import { type ActionFunctionArgs, redirect } from 'react-router';
import { safeNextPath } from '../app/page-path.ts';
import { pageTools } from '../app/page-tools.ts';
import { themeCookie, themeOf } from '../shell/theme.ts';

const themeDays = 365;

/** POST only. */
export function loader() {
  return redirect('/');
}

/** Stores the chosen theme; following the device needs no cookie. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const theme = themeOf(String(form.get('theme') ?? ''));
  const days = theme === null ? null : themeDays;
  pageTools(context).setCookie({ name: themeCookie, value: theme ?? '', days });
  return redirect(safeNextPath(form.get('next'), '/'), 303);
}
