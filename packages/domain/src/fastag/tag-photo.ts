/** Why an issuer would send a photo of the vehicle back. */
export type PhotoFault = 'too-small' | 'too-dark' | 'too-bright' | 'blurred';

/** Measures of a photo. `width`, `height`: of the original, in pixels. `light`: mean of the grey values, 0 to 255.
 * `edges`: variance of the Laplacian of the grey values, low when blurred. */
export type PhotoMeasures = {
  readonly width: number;
  readonly height: number;
  readonly light: number;
  readonly edges: number;
};

/** Limits of our own: issuers name none. Below them plate or tag could not be read in test photos. */
const shortestSide = 600;
const darkest = 50;
const brightest = 225;
const leastEdges = 60;

/** What is wrong with a photo; empty when it can be sent. Browser and server measure the same way, on a picture of at
 * most 640 pixels' width. Rule id: FASTAG-PHOTO. */
export function photoFaults({ width, height, light, edges }: PhotoMeasures): readonly PhotoFault[] {
  const faults: PhotoFault[] = [];
  if (Math.min(width, height) < shortestSide) faults.push('too-small');
  if (light < darkest) faults.push('too-dark');
  if (light > brightest) faults.push('too-bright');
  if (edges < leastEdges) faults.push('blurred');
  return faults;
}

/** Light and edges of grey pixels (0 to 255), row by row. */
export function sharpnessOf(
  grey: Uint8Array | Uint8ClampedArray,
  width: number,
): Pick<PhotoMeasures, 'light' | 'edges'> {
  const height = Math.floor(grey.length / width);
  const at = (x: number, y: number) => grey[y * width + x] ?? 0;
  let light = 0;
  for (const value of grey) light += value;
  let sum = 0;
  let squares = 0;
  let count = 0;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const edge = at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1) - 4 * at(x, y);
      sum += edge;
      squares += edge * edge;
      count += 1;
    }
  }
  const mean = count === 0 ? 0 : sum / count;
  return {
    light: grey.length === 0 ? 0 : light / grey.length,
    edges: count === 0 ? 0 : squares / count - mean * mean,
  };
}
