import { checkLogin } from '@pahiya/contracts/auth/session-calls';
import type { LoaderFunctionArgs } from 'react-router';
import { withoutLanguage } from '../page/page-path.ts';
import { type PageTools, pageTools } from '../page/page-tools.ts';
import { cityOfCookies } from '../state/city-slice.ts';
import type { ServerState } from '../state/server-state.ts';
import { type EditedHead, loadPageFrame } from './page-frame.ts';

/** Data of the layout around a page. */
export type ShellData = {
  readonly state: ServerState;
  /** The notice at the top of every page; absent if there is none. */
  readonly notice?: string;
  /** The page's head as an editor wrote it; absent where the page's own applies. */
  readonly head?: EditedHead;
};

/** Loads the layout's data: session, city, footer links. Runs once, on the server; later changes happen in the
 * store. */
export async function loadShell({ context, request }: LoaderFunctionArgs): Promise<ShellData> {
  const tools = pageTools(context);
  const path = withoutLanguage(new URL(request.url).pathname);
  const [isLoggedIn, { footer, ...frame }] = await Promise.all([
    askLogin(tools),
    loadPageFrame(tools, path),
  ]);
  return {
    state: { auth: { isLoggedIn }, cityData: cityOfCookies(tools.cookie), footerData: footer },
    ...frame,
  };
}

/** Without a session cookie there is no request for the person. */
async function askLogin(tools: PageTools): Promise<boolean> {
  if (!tools.isLoggedInHint) return false;
  const answer = await tools.api.call(checkLogin, {});
  return answer.ok && answer.value.isLoggedIn;
}
