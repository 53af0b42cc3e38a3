import { getConsents } from '@pahiya/contracts/account/consent-calls';
import { callAddress } from '@pahiya/contracts/call';
import { type Attribution, readAttribution } from '../../analytics/attribution.ts';
import { isAnalyticsGranted } from '../../analytics/consent-event.ts';
import { countScreen } from '../../analytics/count-screen.ts';
import { startAnalytics } from '../../analytics/start-analytics.ts';

/** The parts of the browser that are used. */
type Parts = {
  readonly send: typeof fetch;
  readonly search: string;
  readonly start?: (
    tagId: string,
    attribution: Attribution,
    askConsent: () => Promise<boolean>,
  ) => void;
};

/** Names this page to the operator's tag, where one is configured and the person consents. A page that the browser
 * renders in advance does so when it is shown. */
export function nameScreen(
  document: Document,
  { send, search, start = startAnalytics }: Parts,
): void {
  const { tag, screen } = document.documentElement.dataset;
  if (tag === undefined || screen === undefined) return;
  const begin = () => {
    countScreen(screen);
    start(tag, readAttribution(new URLSearchParams(search)), () => allowsAnalytics(send));
  };
  if ('prerendering' in document && document.prerendering === true)
    document.addEventListener('prerenderingchange', begin, { once: true });
  else begin();
}

/** Anything but a clear yes counts as no consent. */
async function allowsAnalytics(send: typeof fetch): Promise<boolean> {
  try {
    const answer = await send(callAddress(getConsents));
    const { data } = (await answer.json()) as {
      data: { consents: Parameters<typeof isAnalyticsGranted>[0] };
    };
    return answer.ok && isAnalyticsGranted(data.consents);
  } catch {
    return false;
  }
}
