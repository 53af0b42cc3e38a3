import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { fetchImage } from '../images/fetch-image.ts';
import { optimizeImage } from '../images/optimize-image.ts';
import type { Seeker } from './discovery-repository.ts';
import { openDiscovery, unknownDiscovery } from './read-discovery.ts';

const noPhoto: Refusal = {
  code: 'request/not-found',
  detail: 'The source does not have this photo or is not providing it at the moment.',
};

/** A challan's photo for callers who may see it, fetched from its source, downscaled and without metadata. WebP. */
export async function findChallanPhoto(
  services: Services,
  request: Seeker & {
    readonly discoveryId: string;
    readonly challanNumber: string;
    readonly index: number;
  },
): Promise<Result<Buffer, Refusal>> {
  const opened = await openDiscovery(services, request.discoveryId, request);
  if (!opened.ok) return opened;
  const { discovery, challans } = opened.value;
  if (!discovery.isRevealed || request.caller.kind !== 'user') return err(unknownDiscovery);
  const challan = challans.find((one) => one.challanNumber === request.challanNumber);
  const address = challan?.photoUrls[request.index];
  if (address === undefined || !URL.canParse(address)) return err(noPhoto);
  const url = new URL(address);
  const sandbox = services.challanSources.some((source) => source.sandbox);
  if (url.protocol !== 'https:' && !sandbox) return err(noPhoto);
  const source = await fetchImage({ kind: 'remote', url }, { folders: {}, allowPrivate: sandbox });
  if (!source.ok) return err(noPhoto);
  const made = await optimizeImage(source.value, { width: 640, quality: 70, format: 'webp' });
  return made.ok ? ok(made.value) : err(noPhoto);
}
