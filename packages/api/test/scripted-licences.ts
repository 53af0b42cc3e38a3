import type { DrivingLicence, LicenceRegistry } from '@pahiya/domain/garage/driving-licence';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { ok, type Result } from '@pahiya/domain/shared/result';

/** A register of licences whose answer a test sets. */
export type ScriptedLicences = LicenceRegistry & {
  readonly asked: Parameters<LicenceRegistry['licenceOf']>[0][];
  answer: () => Promise<Result<DrivingLicence | null, ProviderFailure>>;
};

/** A register without licences until a test sets one. */
export function scriptedLicences(): ScriptedLicences {
  const licences: ScriptedLicences = {
    source: { id: 'test-licences', name: 'Test licences', sandbox: true },
    asked: [],
    answer: async () => ok(null),
    licenceOf: async (asked) => {
      licences.asked.push(asked);
      return licences.answer();
    },
  };
  return licences;
}
