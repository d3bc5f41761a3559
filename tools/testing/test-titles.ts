import { existsSync, readFileSync } from 'node:fs';

/** Whether the file has a test whose title ends with `title`; false when there is no such file. */
export function hasTest(file: string, title: string): boolean {
  if (!existsSync(file)) return false;
  const titles =
    readFileSync(file, 'utf8').match(/(?<=[([]\s{0,80})(['"`]).*?\1(?=,|\)|\s*,)/g) ?? [];
  return title !== '' && titles.some((found) => found.slice(1, -1).endsWith(title));
}
