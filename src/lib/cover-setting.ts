import type { UnitSummary } from '~/schemas/lesson';
import type { CoverSetting } from './cover-strokes';

const SETTINGS: Record<UnitSummary['category'], CoverSetting | undefined> = {
  general: undefined,
  business: 'columns',
  health: 'breath',
  entertainment: 'spotlight',
  sports: 'strides',
  technology: 'signal',
  science: 'orbit',
};

/** How the sound of a news unit is set on its cover: a setting for each topic; general news as print. */
export function coverSetting(category: UnitSummary['category']): CoverSetting | undefined {
  return SETTINGS[category];
}
