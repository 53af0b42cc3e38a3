import type { Answer } from '@pahiya/api-client/api-client';
import { formatIstDate, type IstDate } from '@pahiya/domain/shared/ist-date';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';

type VideoListProps = {
  readonly videos: Answer<'homeCarVideos'>['videos'];
  readonly level?: 2 | 3;
};

/** Videos as links. With script a tap puts the privacy-mode player in place of the link; nothing is asked of the site
 * of the videos before. Renders nothing without videos. */
export function VideoList({ videos, level = 2 }: VideoListProps) {
  const copy = useCopy('car-videos');
  const { language } = usePage();
  if (videos.length === 0) return null;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section aria-labelledby="videos" className="grid gap-3">
      <Heading id="videos">{copy.title}</Heading>
      <p className="text-ink-2 text-small">{copy.note}</p>
      <ul className="grid gap-3 sm:grid-cols-2">
        {videos.map((video) => (
          <li key={video.videoId} className="video">
            <a
              data-video={video.videoId}
              data-player={copy.player(video.title)}
              href={`https://www.youtube.com/watch?v=${video.videoId}`}
              rel="noopener noreferrer nofollow external"
              className="video-link"
            >
              <span lang="" dir="auto" className="wrap-anywhere font-semibold">
                {video.title}
              </span>
              <span className="text-ink-2 text-small">
                <span lang="" dir="auto">
                  {video.channel}
                </span>
                {` · ${lengthText(video.seconds)} · ${copy.languages[video.language] ?? video.language}`}
                {` · ${formatIstDate(video.publishedOn as IstDate, language)}`}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `12:05`, or `1:02:05`. */
function lengthText(seconds: number): string {
  const [hours, minutes, left] = [
    Math.floor(seconds / 3600),
    Math.floor((seconds % 3600) / 60),
    seconds % 60,
  ];
  const parts = hours > 0 ? [hours, minutes, left] : [minutes, left];
  return parts.map((part, place) => (place === 0 ? part : String(part).padStart(2, '0'))).join(':');
}
