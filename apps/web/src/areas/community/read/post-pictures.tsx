import type { Answer } from '@pahiya/api-client/api-client';
import { Img } from '@pahiya/ui/img';
import { useCopy } from '../../../frame/copy/use-copy.ts';

type Pictures = NonNullable<Answer<'communityPosts'>['post']>['pictures'];

/** Pictures of a post, each in a box of one size. */
export function PostPictures({ pictures }: { pictures: Pictures }) {
  const copy = useCopy('community');
  if (pictures.length === 0) return null;
  return (
    <ul className="post-pictures">
      {pictures.map(({ pictureId, src, alt, width, height, isSynthetic }) => (
        <li key={pictureId}>
          <Img
            src={src}
            alt={alt}
            width={width}
            height={height}
            sizes="(min-width: 48rem) 46rem, 100vw"
            className="post-picture"
          />
          {isSynthetic && <p className="text-ink-2 text-small">{copy.synthetic}</p>}
        </li>
      ))}
    </ul>
  );
}
