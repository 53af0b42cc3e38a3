import type { LoaderFunctionArgs } from 'react-router';
import { cityOfCookies } from '../state/city-slice.ts';
import type { FooterState } from '../state/footer-slice.ts';
import type { ServerState } from '../state/server-state.ts';
import { type PageTools, pageTools } from './page-tools.ts';

export const rootRouteId = 'shell';

/** What the frame needs: who is there, which city, the links below. Runs once, on the server; whatever changes
 * afterwards changes in the store. */
export async function loadShell({ context }: LoaderFunctionArgs): Promise<ServerState> {
  const tools = pageTools(context);
  const [isLoggedIn, footerData] = await Promise.all([askLogin(tools), askFooter(tools)]);
  return {
    auth: { isLoggedIn },
    cityData: cityOfCookies(tools.cookie),
    footerData,
  };
}

/** A visitor without a session cookie is not asked about. */
async function askLogin(tools: PageTools): Promise<boolean> {
  if (!tools.isLoggedInHint) return false;
  const answer = await tools.api.call('checkLogin', {});
  return answer.ok && answer.value.isLoggedIn;
}

const footerFreshMs = 60_000;
let footerKept: {
  readonly footer: FooterState;
  readonly at: number;
  readonly version: number | null;
} | null = null;

/** The links are the same for everybody, so the server asks for them once a minute, and whenever they have changed. */
async function askFooter(tools: PageTools): Promise<FooterState> {
  const now = Date.parse(tools.nowIso);
  const version = tools.layoutVersion;
  if (footerKept?.version === version && Math.abs(now - footerKept.at) < footerFreshMs)
    return footerKept.footer;
  const answer = await tools.api.call('getLayout', { params: { section: 'footer' } });
  if (answer.ok) {
    const footer = { footerList: answer.value.data, loading: false, error: null };
    footerKept = { footer, at: now, version };
    return footer;
  }
  const { error } = answer;
  return {
    footerList: [],
    loading: false,
    error: error.kind === 'problem' ? error.code : error.kind,
  };
}
