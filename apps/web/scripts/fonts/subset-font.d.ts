/** The part of subset-font that is used here; the package ships no types. */
declare module 'subset-font' {
  type AxisRange = { min: number; max: number; default?: number };
  type SubsetOptions = {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    keepFeatures?: string[];
    noHinting?: boolean;
    dropTables?: string[];
    variationAxes?: Record<string, number | AxisRange>;
    keepAllGlyphs?: boolean;
  };
  export default function subsetFont(
    font: Uint8Array,
    text: string | undefined,
    options?: SubsetOptions,
  ): Promise<Uint8Array>;
}
