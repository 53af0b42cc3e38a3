import type { Services } from '@pahiya/api/services';
import { sinkNames } from '@pahiya/domain/forms/form-definition';
import { createMetaAdEvents } from '@pahiya/providers/ad-events/meta/meta-ad-events';
import type { ProviderCall } from '@pahiya/providers/http/provider-guard';
import { createWebhookSink } from '@pahiya/providers/sinks/webhook/webhook-sink';
import { sinksAtSandbox } from './sandbox-upstreams.ts';
import type { OutsideEnds } from './sink-config.ts';

/** Connects the operator's own sinks: the configured ones, or all of them at the sandbox while it runs and none is
 * configured. `guarded`: what has to be monitored and closed. */
export function connectSinks(
  config: OutsideEnds,
  sandboxAddress: string | null,
  guard: { readonly onCall: (call: ProviderCall) => void },
) {
  const played = sandboxAddress === null ? null : sinksAtSandbox(sandboxAddress);
  const ends = config.sinks ?? played?.sinks ?? null;
  const meta = config.meta ?? played?.meta ?? null;
  const made = sinkNames.flatMap((name) => {
    const url = ends?.urls[name];
    if (ends === null || url === undefined) return [];
    const kind = name === 'webhook' ? ('webhook' as const) : ('script' as const);
    return [[name, createWebhookSink({ name, url, secret: ends.secret, kind, guard })] as const];
  });
  const ads = meta === null ? null : createMetaAdEvents({ ...meta, guard });
  const sinks: Services['sinks'] = Object.fromEntries(made);
  return {
    sinks,
    ads,
    guarded: {
      ...Object.fromEntries(made.map(([name, sink]) => [`sink-${name}`, sink])),
      ...(ads === null ? {} : { meta: ads }),
    },
  };
}
