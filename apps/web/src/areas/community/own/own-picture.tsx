type OwnPictureProps = {
  readonly picture: {
    readonly pictureId: string;
    readonly alt: string;
    readonly width: number;
    readonly height: number;
  };
};

/** A picture of one's own, in any state of its post. */
export function OwnPicture({ picture: { pictureId, alt, width, height } }: OwnPictureProps) {
  return (
    <img
      src={`/api/v1/web/community/pictures/${pictureId}`}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className="post-picture"
    />
  );
}
