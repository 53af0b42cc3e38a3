import { classNames } from './class-names.ts';

/** Widths for pictures that fill the screen, and for small ones: the optimizer makes no others. */
export const SCREEN_WIDTHS = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;
export const SMALL_WIDTHS = [16, 32, 48, 64, 96, 128, 256, 384] as const;

type ImgProps = {
  /** Address of the original, within the optimizer's allowed sources. */
  src: string;
  /** What it shows; empty where a neighbour already says it. */
  alt: string;
  /** The picture's own proportions, in CSS pixels: they keep its place. */
  width: number;
  height: number;
  /** How wide it is drawn, as in HTML; left out, it is always `width` wide. */
  sizes?: string | undefined;
  /** True for the one picture that the first screen waits for. */
  eager?: boolean | undefined;
  /** 1 to 100. */
  quality?: number | undefined;
  className?: string | undefined;
};

/** A picture from the optimizer: only as large as the screen needs, lazy, and never moving the page. */
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

/** The optimizer's address of a picture at one width. */
export function optimizedUrl(src: string, width: number, quality = 75): string {
  return `/_image?url=${encodeURIComponent(src)}&w=${width}&q=${quality}`;
}

/** For a picture of one width: the nearest width for plain and for double-density screens. */
function fixedWidths(width: number): number[] {
  const all = [...SMALL_WIDTHS, ...SCREEN_WIDTHS];
  const nearest = (wanted: number) => all.find((w) => w >= wanted) ?? 3840;
  return [...new Set([nearest(width), nearest(width * 2)])];
}
