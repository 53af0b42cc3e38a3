import type { Services } from '@pahiya/api/services';
import type { InsuranceLicence } from '@pahiya/domain/insurance/ports';
import type { ProviderCall } from '@pahiya/providers/http/provider-guard';
import { createHubInsurer } from '@pahiya/providers/insurers/hub/hub-insurer';
import { createHubSession } from '@pahiya/providers/insurers/hub/hub-session';
import { createLinkInsurer } from '@pahiya/providers/insurers/link/link-insurer';
import type { InsurerConfig } from './insurer-config.ts';
import { insurersAtSandbox, sandboxLicence } from './sandbox-upstreams.ts';

/** Connects the configured insurers, or the sandbox's while it runs and none is configured. Without a licence to show
 * their quotes there is no desk: pages show the tariff and facts. `guarded`: what has to be monitored and closed. */
export function connectInsurers(
  live: {
    readonly insurers: InsurerConfig | null;
    readonly insuranceLicence: InsuranceLicence | null;
  },
  sandboxAddress: string | null,
  guard: { readonly onCall: (call: ProviderCall) => void },
): { readonly insuranceDesk: Services['insuranceDesk']; readonly guarded: Guarded } {
  const played = sandboxAddress === null ? null : insurersAtSandbox(sandboxAddress);
  const config = live.insurers ?? played;
  const sandbox = live.insurers === null;
  const licence = sandbox ? sandboxLicence : live.insuranceLicence;
  if (config === null || licence === null) return { insuranceDesk: null, guarded: {} };
  const { hub, link, partner } = config;
  const session = hub === null ? null : createHubSession(hub);
  const insurers = config.insurers.map(({ over, page: url, ...facts }) => {
    const profile = { ...facts, sandbox };
    const page = url === undefined || link === null ? null : { url, partner, secret: link.secret };
    if (over === 'hub') {
      if (session === null) throw new Error('an insurer over a hub without one');
      return createHubInsurer({ session, profile, page, guard });
    }
    if (link === null) throw new Error('an insurer over a link without one');
    return createLinkInsurer({ ...link, profile, page, guard });
  });
  return {
    insuranceDesk: { insurers, licence },
    guarded: Object.fromEntries(insurers.map((one) => [`insurer-${one.profile.id}`, one])),
  };
}

type Guarded = Readonly<
  Record<string, ReturnType<typeof createHubInsurer> | ReturnType<typeof createLinkInsurer>>
>;
