import { z } from 'zod';
import type { SourceDefaults } from '~/domain/news/source-entry';
import { FolderError } from './folder-error';

/** Schema of a folder's `_source.json`: defaults for all its files. */
const folderSchema = z.strictObject({
  source: z.string().min(1).optional(),
  licence: z.string().min(1).optional(),
  date: z.iso.date().optional(),
  category: z.string().min(1).optional(),
});

/** Parses a folder's `_source.json`.
 *  @throws FolderError */
export function parseFolderDefaults(text: string): SourceDefaults {
  try {
    return folderSchema.parse(JSON.parse(text));
  } catch {
    const fields = Object.keys(folderSchema.shape).join(', ');
    throw new FolderError(`_source.json is not usable: it may hold ${fields}.`);
  }
}
