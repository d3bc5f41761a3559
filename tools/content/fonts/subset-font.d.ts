// The package brings no types; this is the part of its interface that we use.
declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2' | 'truetype';
    noHinting?: boolean;
    noLayoutClosure?: boolean;
    keepFeatures?: string[];
    dropTables?: string[];
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }

  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: Options,
  ): Promise<Buffer>;
}
