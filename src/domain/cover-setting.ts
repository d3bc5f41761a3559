import type { CoverSetting } from '~/lib/cover-strokes';
import type { CATEGORIES } from './unit-kinds';

type Category = (typeof CATEGORIES)[number];

const SETTINGS: Record<Category, CoverSetting | undefined> = {
  general: undefined,
  business: 'columns',
  health: 'breath',
  entertainment: 'spotlight',
  sports: 'strides',
  technology: 'signal',
  science: 'orbit',
};

/** The setting in which the waveform of a unit is drawn on its cover, by category; undefined for general
 *  news, which is set as print. */
export function getCoverSetting(category: Category): CoverSetting | undefined {
  return SETTINGS[category];
}
