/** The part of fontverter that is used here; the package ships no types. */
declare module 'fontverter' {
  export function convert(font: Uint8Array, targetFormat: 'sfnt'): Promise<Uint8Array>;
}
