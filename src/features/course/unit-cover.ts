import { UNIT_DRAWINGS } from '~/components/drawings/covers/units';
import { chooseCoverPart } from '~/domain/cover-part';
import { type CoverComposition, coverPath } from '~/lib/cover-svg';
import type { UnitSummary } from '~/schemas/lesson';

/** The parts of the composed cover of a unit without a drawing of its own. */
export function composeUnitCover(unit: UnitSummary): CoverComposition {
  const { category, headline, summary, envelope } = unit;
  return { part: chooseCoverPart({ category, title: headline.en, summary: summary.en }), envelope };
}

/** Address of the cover of a unit: the drawing made for it, or a composed one. */
export function getUnitCover(unit: UnitSummary): string {
  return UNIT_DRAWINGS.get(unit.slug)?.src ?? coverPath('units', unit.slug, composeUnitCover(unit));
}
