import { pageKindOf } from '@pahiya/domain/forms/page-path';
import type { Attribution } from './attribution.ts';
import { consentChangedEvent } from './consent-event.ts';
import { sendEventsTo } from './count-event.ts';
import { sendScreensTo } from './count-screen.ts';

type Tag = { push: (...entry: readonly unknown[]) => void };

/** The four storage types of consent mode; one consent covers all. */
const storages = ['ad_user_data', 'ad_personalization', 'ad_storage', 'analytics_storage'] as const;

/** Loads the operator's tags after consent and updates them when it changes. Runs only where a tag id is configured;
 * otherwise nothing is requested or loaded. See docs/adr on analytics consent. */
export function startAnalytics(
  tagId: string,
  attribution: Attribution,
  askConsent: () => Promise<boolean>,
): void {
  const tag = tagQueue();
  let isLoaded = false;
  const apply = (isGranted: boolean) => {
    const state = isGranted ? 'granted' : 'denied';
    const consent = Object.fromEntries(storages.map((storage) => [storage, state]));
    tag.push('consent', isLoaded ? 'update' : 'default', consent);
    sendEventsTo(isGranted ? (event) => tag.push('event', event) : null);
    if (isGranted && !isLoaded) {
      isLoaded = true;
      loadTag(tagId, tag, attribution);
    }
    // After the tag's own start, which comes first in its queue.
    sendScreensTo(
      isGranted ? (screen) => tag.push('event', 'screen_view', { screen_name: screen }) : null,
    );
  };
  window.addEventListener(consentChangedEvent, (event) => {
    if (event instanceof CustomEvent) apply(event.detail === true);
  });
  void askConsent().then(apply);
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

/** Of the page address only the kind of page is sent; campaign fields are sent by name. */
function loadTag(tagId: string, tag: Tag, attribution: Attribution): void {
  tag.push('js', new Date());
  tag.push('config', tagId, {
    // Vehicle numbers, orders and the keys of shared pages are in paths.
    page_location: `${window.location.origin}${pageKindOf(window.location.pathname) ?? '/'}`,
    page_referrer: '',
    ...attribution,
  });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(tagId)}`;
  document.head.append(script);
}
