import { join } from 'node:path';
import {
  type UnitContent,
  type UnitMedia,
  unitContentSchema,
  unitMediaSchema,
} from '~/schemas/content';
import { CONTENT_DIR, ContentError, readContentFile, readContentFolder } from './read-content';

/** Every unit that an editor wrote, newest first.
 *  @throws ContentError naming the file and the field */
export function loadUnits(dir = CONTENT_DIR): UnitContent[] {
  const units = readContentFolder(join(dir, 'units'), unitContentSchema);
  return units.sort(
    (a, b) => b.publishedOn.localeCompare(a.publishedOn) || a.slug.localeCompare(b.slug),
  );
}

/** The generated media of one unit.
 *  @throws ContentError when `npm run media` has not been run for it */
export function loadUnitMedia(slug: string, dir = CONTENT_DIR): UnitMedia {
  const media = readContentFile(join(dir, 'media', `${slug}.json`), unitMediaSchema);
  if (media.slug !== slug) throw new ContentError(`media/${slug}.json belongs to "${media.slug}"`);
  return media;
}
