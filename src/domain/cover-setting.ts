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

/** How the sound of a news unit is set on its cover: a setting for each topic; general news as print. */
export function getCoverSetting(category: Category): CoverSetting | undefined {
  return SETTINGS[category];
}
