/** Choices that depend on the vehicle number alone: same number, same choice, on every machine. Each purpose
 * draws from its own stream, so that a new choice in the code does not change the older ones. */
export type Draws = {
  /** Whole number from `min` to `max`, both possible. */
  readonly between: (purpose: string, min: number, max: number) => number;
  readonly pick: <T>(purpose: string, options: readonly [T, ...T[]]) => T;
  /** True for one number in `times`. */
  readonly oneIn: (purpose: string, times: number) => boolean;
  /** From 0 to below 1. */
  readonly fraction: (purpose: string) => number;
  /** So many letters and digits of `alphabet`. */
  readonly text: (purpose: string, length: number, alphabet: string) => string;
};

export function drawsFor(vehicleNumber: string): Draws {
  const fraction = (purpose: string) => hash(`${vehicleNumber}:${purpose}`) / 2 ** 32;
  const between = (purpose: string, min: number, max: number) =>
    min + Math.floor(fraction(purpose) * (max - min + 1));
  return {
    fraction,
    between,
    pick: (purpose, options) => options[between(purpose, 0, options.length - 1)] ?? options[0],
    oneIn: (purpose, times) => between(purpose, 1, times) === 1,
    text: (purpose, length, alphabet) =>
      Array.from({ length }, (_, place) =>
        alphabet.charAt(between(`${purpose}/${place}`, 0, alphabet.length - 1)),
      ).join(''),
  };
}

/** FNV-1a, then the finisher of MurmurHash3 so that near numbers do not draw near values. 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let place = 0; place < text.length; place++) {
    value = Math.imul(value ^ text.charCodeAt(place), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
