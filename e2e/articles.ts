import { loadUnits } from '~/server/content/load-units';

/** The articles of our units of a category, as a file to import: they contain more sentences than the units
 *  teach. One article is not imported twice, so journeys on one server take different categories.
 *  @param source name of their source */
export function articlesOf(category: string, source: string): string {
  const pieces = loadUnits()
    .filter((unit) => unit.category === category)
    .flatMap((unit) => unit.pieces);
  return pieces
    .map(({ title, body, author, publishedOn }) =>
      JSON.stringify({
        title,
        body,
        author,
        publishedOn,
        source,
        category,
        licence: 'own work',
      }),
    )
    .join('\n');
}
