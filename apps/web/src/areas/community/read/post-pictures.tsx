import type { Answer } from '@pahiya/api-client/api-client';
import { Img } from '@pahiya/ui/img';

type Pictures = NonNullable<Answer<'communityPosts'>['post']>['pictures'];

/** Pictures of a post, each in a box of one size. */
export function PostPictures({ pictures }: { pictures: Pictures }) {
  if (pictures.length === 0) return null;
  return (
    <ul className="post-pictures">
      {pictures.map(({ pictureId, src, alt, width, height }) => (
        <li key={pictureId}>
          <Img
            src={src}
            alt={alt}
            width={width}
            height={height}
            sizes="(min-width: 48rem) 46rem, 100vw"
            className="post-picture"
          />
        </li>
      ))}
    </ul>
  );
}
