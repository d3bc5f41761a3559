declare module 'fontverter' {
  /** Converts a font file between the formats of the web. */
  export function convert(font: Uint8Array, to: 'sfnt' | 'woff' | 'woff2'): Promise<Uint8Array>;
}
