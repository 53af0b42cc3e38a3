import type { VideoDirectory } from '@pahiya/domain/new-cars/ports';
import { err, ok } from '@pahiya/domain/shared/result';
import {
  openProvider,
  type ProviderLimits,
  type WatchedProvider,
} from '../../http/outgoing-provider.ts';
import { providerFailure } from '../../http/provider-failures.ts';

const provider = 'youtube';

/** Statuses of oEmbed for a video that nobody can watch elsewhere: deleted, private, or not to be embedded. */
const goneStatuses = [400, 401, 403, 404];

/** Looks videos up with YouTube's oEmbed address, which needs no key and tells only whether a video can be embedded.
 * Refuses as {@link OutgoingHttp.send}, and `malformed` for any other status. Source: oembed.com, section 2.3.4. */
export function createYoutubeDirectory({
  baseUrl,
  ...limits
}: ProviderLimits & { readonly baseUrl: string }): VideoDirectory & WatchedProvider {
  const { http, guard, watched } = openProvider(provider, limits);
  return {
    ...watched,
    look: (videoId) =>
      guard.run(async (signal) => {
        const video = encodeURIComponent(`https://www.youtube.com/watch?v=${videoId}`);
        const url = `${baseUrl}/oembed?format=json&url=${video}`;
        const answer = await http.send({ method: 'GET', url, signal });
        if (!answer.ok) return answer;
        const { status } = answer.value;
        if (status === 200) return ok('there');
        if (goneStatuses.includes(status)) return ok('gone');
        return err(providerFailure(provider, 'malformed', `answered ${status}`));
      }),
  };
}
