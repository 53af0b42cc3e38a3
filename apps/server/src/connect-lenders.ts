import type { Services } from '@pahiya/api/services';
import type { ProviderCall } from '@pahiya/providers/http/provider-guard';
import { createGatewayLender } from '@pahiya/providers/lenders/gateway/gateway-lender';
import { createNetworkLender } from '@pahiya/providers/lenders/network/network-lender';
import { createNetworkOtp, LOAN_NETWORK } from '@pahiya/providers/lenders/network/network-otp';
import { createNetworkSession } from '@pahiya/providers/lenders/network/network-session';
import type { LenderConfig } from './lender-config.ts';
import { lendersAtSandbox } from './sandbox-upstreams.ts';

/** Connects the configured lenders, or the sandbox's while it runs and none is configured. Without either there is no
 * desk: pages show arithmetic and facts. `guarded`: what has to be monitored and closed. */
export function connectLenders(
  live: LenderConfig | null,
  sandboxAddress: string | null,
  guard: { readonly onCall: (call: ProviderCall) => void },
) {
  const played = sandboxAddress === null ? null : lendersAtSandbox(sandboxAddress);
  const config = live ?? played;
  if (config === null) return { loanDesk: null, guarded: {} };
  const sandbox = live === null;
  const { network, gateway } = config;
  const session = createNetworkSession(network);
  const otp = createNetworkOtp({ session, name: network.name, sandbox, guard });
  const lenders = config.lenders.map(({ over, ...facts }) => {
    const profile = { ...facts, sandbox };
    if (over === 'network') return createNetworkLender({ session, profile, guard });
    if (gateway === null) throw new Error('a lender over a gateway without one');
    return createGatewayLender({ ...gateway, profile, guard });
  });
  const loanDesk: Services['loanDesk'] = { otp, lenders };
  return {
    loanDesk,
    guarded: {
      [LOAN_NETWORK]: otp,
      ...Object.fromEntries(lenders.map((one) => [`lender-${one.profile.id}`, one])),
    },
  };
}
