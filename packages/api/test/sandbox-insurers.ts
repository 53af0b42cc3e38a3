import type { InsuranceDesk, InsurerProfile } from '@pahiya/domain/insurance/ports';
import type { IstDate } from '@pahiya/domain/shared/ist-date';
import { createHubInsurer } from '@pahiya/providers/insurers/hub/hub-insurer';
import { createHubSession } from '@pahiya/providers/insurers/hub/hub-session';
import { createLinkInsurer } from '@pahiya/providers/insurers/link/link-insurer';
import { SANDBOX_CREDENTIALS, SANDBOX_INSURERS } from '../../../apps/sandbox/src/credentials.ts';
import type { SandboxOnLoopback } from '../../../apps/sandbox/test/sandbox-on-loopback.ts';

/** The five insurers of a sandbox over both protocols. */
export function sandboxInsurers(sandbox: SandboxOnLoopback, now: () => Date): InsuranceDesk {
  const { address: baseUrl } = sandbox;
  const secret = SANDBOX_CREDENTIALS.insurerLinkSecret;
  const session = createHubSession({
    baseUrl,
    clientId: SANDBOX_CREDENTIALS.insurerHubClientId,
    clientSecret: SANDBOX_CREDENTIALS.insurerHubClientSecret,
  });
  const guard = { retries: 0 };
  const insurers = SANDBOX_INSURERS.map(({ over, ...facts }) => {
    const profile: InsurerProfile = { ...facts, sandbox: true };
    const url = `${baseUrl}/insurer-pages/${profile.id}/buy`;
    const page = profile.way === 'hand-over' ? { url, partner: 'us', secret } : null;
    return over === 'hub'
      ? sandbox.keep(createHubInsurer({ session, profile, page, guard }))
      : sandbox.keep(createLinkInsurer({ baseUrl, secret, profile, page, now, guard }));
  });
  return {
    insurers,
    licence: { number: 'TEST', kind: 'broker', validUntil: '2099-12-31' as IstDate },
  };
}
