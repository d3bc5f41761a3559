import { loadUnits } from '~/server/content/load-units';

/** The pieces of our units about sport, as a file for the desk: they hold more sentences than the units teach.
 *  @param source name of their source */
export function sportsArticles(source: string): string {
  const pieces = loadUnits()
    .filter(({ category }) => category === 'sports')
    .flatMap((unit) => unit.pieces);
  return pieces
    .map(({ title, body, author, publishedOn }) =>
      JSON.stringify({
        ...{ title, body, author, publishedOn, source },
        ...{ category: 'sports', licence: 'own work' },
      }),
    )
    .join('\n');
}
