import type { LoaderFunctionArgs } from 'react-router';
import { cityOfCookies } from '../state/city-slice.ts';
import type { ServerState } from '../state/server-state.ts';
import { type EditedHead, loadPageFrame } from './page-frame.ts';
import { withoutLanguage } from './page-path.ts';
import { type PageTools, pageTools } from './page-tools.ts';

/** What the frame around a page knows. */
export type ShellData = {
  readonly state: ServerState;
  /** A line on top of every page; absent while there is nothing to announce. */
  readonly notice?: string;
  /** The page's head as an editor wrote it; absent where the page's own stands. */
  readonly head?: EditedHead;
};

/** What the frame needs: who is there, which city, the links below. Runs once, on the server; whatever changes
 * afterwards changes in the store. */
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

/** A visitor without a session cookie is not asked about. */
async function askLogin(tools: PageTools): Promise<boolean> {
  if (!tools.isLoggedInHint) return false;
  const answer = await tools.api.call('checkLogin', {});
  return answer.ok && answer.value.isLoggedIn;
}
