import { classNames } from './class-names.ts';

/** Widths for full-screen and for small images: the optimizer makes no others. */
export const SCREEN_WIDTHS = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;
export const SMALL_WIDTHS = [16, 32, 48, 64, 96, 128, 256, 384] as const;

type ImgProps = {
  /** URL of the original, within the optimizer's allowed sources. */
  src: string;
  /** Alt text; empty if adjacent text says the same. */
  alt: string;
  /** Intrinsic size in CSS pixels: reserves the space. */
  width: number;
  height: number;
  /** The `sizes` attribute of HTML; if omitted, the image always has `width`. */
  sizes?: string | undefined;
  /** True for the one image that determines LCP. */
  eager?: boolean | undefined;
  /** 1 to 100. */
  quality?: number | undefined;
  className?: string | undefined;
};

/** An optimized image: in the size that the screen needs, lazy, and without layout shift. */
export function Img({ src, alt, width, height, sizes, eager, quality = 75, className }: ImgProps) {
  const widths = sizes
    ? [...SMALL_WIDTHS, ...SCREEN_WIDTHS].filter((w) => w >= 256)
    : fixedWidths(width);
  return (
    <img
      className={classNames('img', className)}
      src={optimizedUrl(src, widths.at(-1) ?? 640, quality)}
      srcSet={widths
        .map((w, place) => `${optimizedUrl(src, w, quality)} ${sizes ? `${w}w` : `${place + 1}x`}`)
        .join(', ')}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  );
}

/** The optimizer's URL of an image at one width. */
export function optimizedUrl(src: string, width: number, quality = 75): string {
  return `/_image?url=${encodeURIComponent(src)}&w=${width}&q=${quality}`;
}

/** For a fixed-width image: the nearest widths for 1x and 2x screens. */
function fixedWidths(width: number): number[] {
  const all = [...SMALL_WIDTHS, ...SCREEN_WIDTHS];
  const nearest = (wanted: number) => all.find((w) => w >= wanted) ?? 3840;
  return [...new Set([nearest(width), nearest(width * 2)])];
}
