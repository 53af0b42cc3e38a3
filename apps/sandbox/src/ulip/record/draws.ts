/** Pseudo-random choices seeded by the vehicle number alone, identical on every machine. Each purpose has its own
 * stream, so new choices in the code do not change earlier ones. */
export type Draws = {
  /** Integer from `min` to `max`, inclusive. */
  readonly between: (purpose: string, min: number, max: number) => number;
  readonly pick: <T>(purpose: string, options: readonly [T, ...T[]]) => T;
  /** True for one in `times` numbers. */
  readonly oneIn: (purpose: string, times: number) => boolean;
  /** From 0, below 1. */
  readonly fraction: (purpose: string) => number;
  /** Random text of the given length over `alphabet`. */
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

/** FNV-1a with the MurmurHash3 finalizer, so similar numbers give unrelated values. 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let place = 0; place < text.length; place++) {
    value = Math.imul(value ^ text.charCodeAt(place), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
