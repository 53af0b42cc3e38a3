import { type ActionFunctionArgs, redirect } from 'react-router';
import { safeNextPath } from '../../frame/page/page-path.ts';
import { pageTools } from '../../frame/page/page-tools.ts';
import { themeCookie, themeOf } from '../../frame/page/theme.ts';

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
