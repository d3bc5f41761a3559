import type { Bilingual } from './bilingual';

/** An organisation that works with us. */
export interface Partner {
  slug: string;
  name: Bilingual;
  /** Role of the partner, in one line. */
  role: Bilingual;
  url: string | null;
  /** Logo as the `d` of an SVG path in a square of 48; empty without one. */
  mark: string;
  /** Address of an uploaded logo, which is shown instead of the mark. */
  picture: string | null;
  /** Sample content, labelled as such on pages. */
  sample: boolean;
}
