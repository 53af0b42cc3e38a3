import type { BillerTag } from '@pahiya/domain/fastag/ports';
import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import { createUlipSession } from '@pahiya/providers/registries/ulip/ulip-session';
import { createUlipTagDirectory } from '@pahiya/providers/tag-directories/ulip/ulip-fastag';
import { createBbpsBiller } from '@pahiya/providers/toll-billers/bbps/bbps-biller';
import { SANDBOX_CREDENTIALS as keys } from '@pahiya/sandbox/credentials';

/** The adapters of a tag look-up alone, without the product. */
export type BareTagChain = {
  /** The longest chain of a look-up: directory beside the list of banks, then the tag's bank. Null for a vehicle without a
   * tag that can be asked about. */
  readonly ask: (vehicleNumber: string) => Promise<BillerTag | null>;
  readonly close: () => Promise<void>;
};

/** Connects the adapters to the sandbox. */
export function bareTagChain(sandbox: string): BareTagChain {
  const session = createUlipSession({
    baseUrl: `${sandbox}/ulip/v1.0.0`,
    username: keys.ulipUsername,
    password: keys.ulipPassword,
  });
  const directory = createUlipTagDirectory({ session, sandbox: true });
  const biller = createBbpsBiller({
    baseUrl: sandbox,
    apiKey: keys.bbpsApiKey,
    agentId: keys.bbpsAgentId,
    callbackSecret: keys.bbpsCallbackSecret,
    sandbox: true,
  });
  return {
    async ask(vehicleNumber) {
      const [tags, listed] = await Promise.all([
        directory.tagsOf(vehicleNumber as VehicleNumber),
        biller.billers(),
      ]);
      if (!tags.ok || !listed.ok) throw new Error('a source of the sandbox failed');
      const bank = listed.value.find(({ bankId }) => bankId === tags.value[0]?.bankId);
      const parameter = bank?.parameters[0];
      if (bank === undefined || parameter === undefined) return null;
      const fetched = await biller.fetch({
        requestId: crypto.randomUUID().replaceAll('-', ''),
        billerId: bank.billerId,
        parameters: { [parameter.name]: vehicleNumber },
      });
      if (!fetched.ok) throw new Error(`the bank failed: ${fetched.error.kind}`);
      return fetched.value.kind === 'found' ? fetched.value.tag : null;
    },
    close: async () => {
      await Promise.all([directory.close(), biller.close()]);
    },
  };
}
