import type { Element, Root } from 'hast';
import { imageWidths, sourceOf } from '../../images/image-request.ts';
import { rewriteElements } from './tree.ts';

const widths = imageWidths.filter((width) => width >= 384 && width <= 1920);
const usual = { width: 1200, height: 675 };
/** Written by the editor after the address: `/media/gate.jpg#1600x900`. */
const sizeMark = /#(\d{2,4})x(\d{2,4})$/;

/** Routes every image through the optimizer, with its space reserved: the size after its address (`![A
 * gate](/media/gate.jpg#1600x900)`), else 16 by 9. Images come from this site only; others are replaced by their
 * description. */
export function optimizeImages(tree: Root): void {
  rewriteElements(tree, (image) => {
    if (image.tagName !== 'img') return undefined;
    const alt = String(image.properties.alt ?? '');
    const [path, size] = readSource(String(image.properties.src ?? ''));
    if (sourceOf(path, [])?.kind !== 'own') return alt === '' ? [] : [{ type: 'text', value: alt }];
    image.properties = pictureProperties(path, alt, size);
    return undefined;
  });
}

/** The attributes of an image of this site, as written by the pages' image component. */
function pictureProperties(
  path: string,
  alt: string,
  size: { width: number; height: number },
): Element['properties'] {
  const at = (width: number) => `/_image?url=${encodeURIComponent(path)}&w=${width}&q=75`;
  return {
    src: at(1200),
    srcSet: widths.map((width) => `${at(width)} ${width}w`).join(', '),
    sizes: '(min-width: 48rem) 44rem, 100vw',
    alt,
    ...size,
    loading: 'lazy',
    decoding: 'async',
  };
}

function readSource(src: string): readonly [string, { width: number; height: number }] {
  const [, width, height] = sizeMark.exec(src) ?? [];
  const path = src.replace(/#.*$/, '');
  if (width === undefined || height === undefined) return [path, usual];
  return [path, { width: Number(width), height: Number(height) }];
}
