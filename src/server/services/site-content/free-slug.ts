/** Maximum length of a slug in the address of a page. */
const MAX_LENGTH = 60;

/** The slug of an English title, such as `what-is-a-lesson`; `fallback` if it has no Latin letter or digit. */
export function toSlug(title: string, fallback: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .match(/[a-z0-9]+/g);
  const slug = (words ?? []).join('-').slice(0, MAX_LENGTH).replace(/-$/, '');
  return slug || fallback;
}

/** Inserts a row under the first free slug of a title: `tea`, then `tea-2`.
 *  @param insert inserts unless the slug or the id is taken, and returns the number of inserted rows
 *  @param isThere whether the id is taken
 *  @returns the slug; null when the same row was inserted before */
export async function insertWithSlug(
  slug: string,
  insert: (slug: string) => Promise<{ count: number }>,
  isThere: () => Promise<boolean>,
): Promise<string | null> {
  for (let number = 1; ; number += 1) {
    const wanted = number === 1 ? slug : `${slug}-${number}`;
    if ((await insert(wanted)).count === 1) return wanted;
    if (await isThere()) return null;
  }
}
