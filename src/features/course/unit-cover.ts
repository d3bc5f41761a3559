import { getCoverSetting } from '~/domain/cover-setting';
import { coverPath } from '~/lib/cover-svg';
import type { UnitSummary } from '~/schemas/lesson';

/** Props of the cover of a unit. @param rows of the waveform, for topics that are set as print */
export function getUnitCover(unit: UnitSummary, rows = 3): { src: string; rows: boolean } {
  const { slug, envelope, category } = unit;
  const setting = getCoverSetting(category);
  return { src: coverPath('units', slug, { envelope, rows, setting }), rows: !setting };
}
