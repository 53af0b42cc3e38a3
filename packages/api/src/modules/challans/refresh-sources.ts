import type { Challan, ChallanSourceId } from '@pahiya/domain/challans/challan';
import { mergeChallans } from '@pahiya/domain/challans/merge-challans';
import type { VehicleNumber } from '@pahiya/domain/registration/vehicle-number';
import type { Services } from '../../services.ts';
import { askSource } from './ask-source.ts';

/** A vehicle's challans, freshly fetched and merged. */
export type RefreshedChallans = {
  readonly challans: readonly Challan[];
  /** Sources that failed; their challans are missing. */
  readonly failed: readonly ChallanSourceId[];
};

/** Calls all sources in parallel, reusing responses younger than `maxAgeSeconds`, and merges them. */
export async function refreshSources(
  services: Services,
  vehicleNumber: VehicleNumber,
  { maxAgeSeconds }: { readonly maxAgeSeconds: number },
): Promise<RefreshedChallans> {
  const asked = await Promise.all(
    services.challanSources.map(async (source) => {
      const maxAgeMs = maxAgeSeconds * 1000;
      const { answer, kept } = await askSource(services, source, vehicleNumber, maxAgeMs);
      await kept;
      return { source: source.id, answer };
    }),
  );
  return {
    challans: mergeChallans(
      asked.flatMap(({ source, answer }) =>
        answer.ok
          ? [
              {
                source,
                challans: answer.value.challans,
                fetchedAt: answer.value.fetchedAt.toISOString(),
              },
            ]
          : [],
      ),
    ),
    failed: asked.flatMap(({ source, answer }) => (answer.ok ? [] : [source])),
  };
}
