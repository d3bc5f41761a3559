/** A face of readers' systems, by weight. */
interface LocalFace {
  /** Names under which systems know it. */
  names: readonly string[];
  /** Average advance of a letter of English text, em. */
  width: number;
}

/** Faces that are shown until ours are loaded, one of which every system has. The widths are those of open faces
 *  of the same measures: Gelasio for Georgia, Tinos for Times New Roman, Arimo for Arial. */
export const LOCAL_FACES: Record<
  'serif' | 'sans',
  readonly { regular: LocalFace; bold: LocalFace }[]
> = {
  serif: [
    {
      regular: { names: ['Georgia'], width: 0.4458 },
      bold: { names: ['Georgia Bold', 'Georgia-Bold'], width: 0.5186 },
    },
    {
      regular: { names: ['Noto Serif', 'NotoSerif-Regular'], width: 0.481 },
      bold: { names: ['Noto Serif Bold', 'NotoSerif-Bold'], width: 0.512 },
    },
    {
      regular: { names: ['Times New Roman', 'Liberation Serif'], width: 0.4063 },
      bold: { names: ['Times New Roman Bold', 'Liberation Serif Bold'], width: 0.4326 },
    },
    {
      regular: { names: ['DejaVu Serif'], width: 0.5166 },
      bold: { names: ['DejaVu Serif Bold'], width: 0.5703 },
    },
  ],
  sans: [
    {
      regular: { names: ['Roboto', 'Roboto-Regular'], width: 0.4448 },
      bold: { names: ['Roboto Bold', 'Roboto-Bold'], width: 0.4521 },
    },
    {
      regular: { names: ['Arial', 'ArialMT', 'Liberation Sans'], width: 0.4458 },
      bold: { names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], width: 0.48 },
    },
    {
      regular: { names: ['DejaVu Sans'], width: 0.5083 },
      bold: { names: ['DejaVu Sans Bold'], width: 0.5742 },
    },
  ],
};
