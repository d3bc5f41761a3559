import type { Language } from '~/lib/language';
import { otherText } from '~/lib/other-text';
import type { UnitSummary } from '~/schemas/lesson';
import { getUnitCover } from './unit-cover';

/** A unit in a list: in the language of its page, with the address of its cover instead of the cover's data. */
export interface ListedUnit extends Pick<UnitSummary, 'slug' | 'category' | 'level' | 'access'> {
  headline: string;
  summary: string;
  /** Address of the cover. */
  cover: string;
  /** Day in ISO form. */
  publishedOn: string;
  /** Headline and summary in the other language, for the search; only in the list's file. */
  otherText?: string;
}

/** A unit for the lists of a page. */
export function toListedUnit(unit: UnitSummary, language: Language): ListedUnit {
  const { slug, category, level, access, headline, summary, publishedOn } = unit;
  return {
    slug,
    category,
    level,
    access,
    headline: headline[language],
    summary: summary[language],
    cover: getUnitCover(unit),
    publishedOn: publishedOn.toISOString(),
  };
}

/** A unit for the file of the list. */
export function toUnitFileRow(unit: UnitSummary, language: Language): ListedUnit {
  const { headline, summary } = unit;
  return { ...toListedUnit(unit, language), otherText: otherText(language, headline, summary) };
}
