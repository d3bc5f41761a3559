import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { z } from 'zod';

/** Folder of the content, in the root of the project. */
export const CONTENT_DIR = join(process.cwd(), 'prisma', 'content');

/** A content file that cannot be used; the message names the file and the field. */
export class ContentError extends Error {
  override name = 'ContentError';
}

/** Reads and validates one JSON file.
 *  @throws ContentError naming the file and each wrong field */
export function readContentFile<T extends z.ZodType>(file: string, schema: T): z.infer<T> {
  const parsed = schema.safeParse(readJson(file));
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(
    (issue) => `  ${issue.path.join('.') || '(whole file)'}: ${issue.message}`,
  );
  throw new ContentError(`${file} is not valid content:\n${issues.join('\n')}`);
}

/** Reads every `<slug>.json` of a folder, in alphabetical order; each must carry the slug of its name. */
export function readContentFolder<T extends z.ZodType<{ slug: string }>>(
  folder: string,
  schema: T,
): z.infer<T>[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const content = readContentFile(join(folder, name), schema);
      if (content.slug !== basename(name, '.json')) {
        throw new ContentError(`${join(folder, name)}: slug is "${content.slug}", unlike the name`);
      }
      return content;
    });
}

function readJson(file: string): unknown {
  try {
    // Decoding is strict, because an unreadable character would be shown to learners as U+FFFD.
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file)));
  } catch (error) {
    throw new ContentError(`${file} cannot be read: ${(error as Error).message}`);
  }
}
