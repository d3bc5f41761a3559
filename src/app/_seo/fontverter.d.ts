declare module 'fontverter' {
  /** Converts a font file between web formats. */
  export function convert(font: Uint8Array, to: 'sfnt' | 'woff' | 'woff2'): Promise<Uint8Array>;
}
