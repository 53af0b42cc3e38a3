import type { ApiClient } from '@pahiya/api-client/api-client';
import type { Attribution } from './attribution.ts';
import { consentChangedEvent } from './consent-event.ts';
import { sendEventsTo } from './count-event.ts';

type Tag = { push: (...entry: readonly unknown[]) => void };

/** The four storage types of consent mode; one consent covers all. */
const storages = ['ad_user_data', 'ad_personalization', 'ad_storage', 'analytics_storage'] as const;

/** Loads the operator's tags after consent and updates them when it changes. Runs only where a tag id is configured;
 * otherwise nothing is requested or loaded. See docs/adr on analytics consent. */
export function startAnalytics(tagId: string, api: ApiClient, attribution: Attribution): void {
  const tag = tagQueue();
  let isLoaded = false;
  const apply = (isGranted: boolean) => {
    const state = isGranted ? 'granted' : 'denied';
    const consent = Object.fromEntries(storages.map((storage) => [storage, state]));
    tag.push('consent', isLoaded ? 'update' : 'default', consent);
    sendEventsTo(isGranted ? (event) => tag.push('event', event) : null);
    if (!isGranted || isLoaded) return;
    isLoaded = true;
    loadTag(tagId, tag, attribution);
  };
  window.addEventListener(consentChangedEvent, (event) => {
    if (event instanceof CustomEvent) apply(event.detail === true);
  });
  void ask(api).then(apply);
}

/** No response counts as no consent. */
async function ask(api: ApiClient): Promise<boolean> {
  const answer = await api.call('getConsents', {});
  if (!answer.ok) return false;
  return answer.value.consents.some(
    ({ purpose, isGranted }) => purpose === 'analytics' && isGranted,
  );
}

/** The tag's queue accepts only `arguments` objects, recognised by their name and `callee`. */
function tagQueue(): Tag {
  const holder = window as unknown as { dataLayer?: unknown[] };
  holder.dataLayer ??= [];
  const queue = holder.dataLayer;
  return {
    push: (...entry) =>
      queue.push({
        ...entry,
        length: entry.length,
        callee: null,
        [Symbol.toStringTag]: 'Arguments',
      }),
  };
}

/** The page address is sent without its query; campaign fields are sent by name. */
function loadTag(tagId: string, tag: Tag, attribution: Attribution): void {
  tag.push('js', new Date());
  tag.push('config', tagId, {
    page_location: window.location.origin + pathWithoutNames(window.location.pathname),
    page_referrer: '',
    ...attribution,
  });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(tagId)}`;
  document.head.append(script);
}

/** Vehicle numbers, orders and receipts are in paths; a tag gets only the page pattern. */
function pathWithoutNames(pathname: string): string {
  return pathname.replace(/\/(rc-details|app-challan-pay|orders|verify)\/[^/]+/, '/$1');
}
