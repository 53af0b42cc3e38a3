import { ask, cookiesOf, postJson } from './ask.ts';

/** Services of the sandbox that tests break. */
export type FaultyService =
  | 'ulip'
  | 'ulip-login'
  | 'msg91'
  | 'echallan'
  | 'virtual-courts'
  | 'state-police'
  | 'razorpay'
  | 'settlement-partner'
  | 'fastag-tags'
  | 'bbps'
  | 'rto-agent'
  | 'vehicle-records'
  | 'car-feed';

/** The sandbox of a running server, through its control API. */
export type SandboxControl = {
  readonly address: string;
  readonly fail: (service: FaultyService, fault: object) => Promise<void>;
  readonly heal: (service: FaultyService) => Promise<void>;
  /** Registry calls for one vehicle. */
  readonly callsFor: (vehicleNumber: string) => Promise<number>;
  /** The newest OTP sent to a mobile. */
  readonly otpOf: (mobile: string) => Promise<string>;
};

/** Finds the sandbox by the inbox address on every page. */
export async function sandboxOf(base: string): Promise<SandboxControl> {
  const { text } = await ask(base, '/offline');
  const address = /href="(http:\/\/[^"]+)\/inbox"/.exec(text)?.[1];
  if (address === undefined) throw new Error('the page names no inbox');
  return sandboxAt(address);
}

/** The sandbox at an address. */
export function sandboxAt(address: string): SandboxControl {
  return {
    address,
    fail: async (service, fault) => {
      const { status } = await ask(address, `/control/faults/${service}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fault),
      });
      if (status !== 200) throw new Error(`the sandbox refused the fault: ${status}`);
    },
    heal: async (service) => {
      await ask(address, `/control/faults/${service}`, { method: 'DELETE' });
    },
    callsFor: async (vehicleNumber) => {
      const calls = JSON.parse((await ask(address, '/control/calls')).text) as {
        vehicles: Record<string, number>;
      };
      return calls.vehicles[vehicleNumber] ?? 0;
    },
    otpOf: async (mobile) => {
      const { text: inbox } = await ask(address, `/inbox.json?mobile=${mobile}`);
      const { messages } = JSON.parse(inbox) as { messages: { variables: { otp?: string } }[] };
      const otp = messages.map(({ variables }) => variables.otp).find((code) => code !== undefined);
      if (otp === undefined) throw new Error(`no code came for ${mobile}`);
      return otp;
    },
  };
}

/** Signs in over the API; returns the `Cookie` header of the session. */
export async function signIn(
  base: string,
  sandbox: SandboxControl,
  mobile: string,
): Promise<string> {
  const asked = await postJson(base, '/api/v1/web/auth/user/generateOtp', { mobile });
  const { challengeId } = (JSON.parse(asked.text) as { data: { challengeId: string } }).data;
  const otp = await sandbox.otpOf(mobile);
  const body = { mobile, challengeId, otp };
  const headers = { cookie: cookiesOf(asked) };
  const done = await postJson(base, '/api/v1/web/auth/login/user', body, headers);
  const session = done.headers['set-cookie']?.find((one) => one.startsWith('pahiya_session='));
  if (session === undefined) throw new Error(`not signed in: ${done.status}`);
  return session.split(';', 1)[0] ?? '';
}
