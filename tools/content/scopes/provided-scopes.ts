import type { ShownText } from './shown-texts';

/** Scopes by the place that provides them. */
export type ProvidedScopes = ReadonlyMap<string, readonly string[]>;

/** The layout around every page. It does not send texts that only one page shows. */
const ROOT_PLACE = 'layout';

const covers = (given: string, needed: string) =>
  given === needed || needed.startsWith(`${given}.`);

/** The scopes that each place has to provide: those of texts that are shown below it, unless an inner place or an
 *  outer one provides them. */
export function scopesToProvide(texts: readonly ShownText[]): ProvidedScopes {
  const provided = new Map<string, string[]>();
  const ofOnePage = ({ places, shownBy }: ShownText) =>
    places.at(-1) === ROOT_PLACE && /\/page\.tsx$/.test(shownBy);
  for (const place of outermostFirst(texts)) {
    const needed = texts
      .filter((text) => text.places.at(-1) === place && !ofOnePage(text))
      .filter((text) => !isProvided(text, provided))
      .map(({ scope }) => scope);
    const least = [...new Set(needed)].filter(
      (scope) => !needed.some((other) => other !== scope && covers(other, scope)),
    );
    provided.set(place, least.sort());
  }
  return new Map([...provided].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Whether a place around a text provides its scope. */
export const isProvided = ({ scope, places }: ShownText, provided: ProvidedScopes) =>
  places.some((place) => provided.get(place)?.some((given) => covers(given, scope)));

/** All places, each after those around it. */
function outermostFirst(texts: readonly ShownText[]): string[] {
  const depths = new Map<string, number>();
  for (const { places } of texts)
    for (const [depth, place] of places.entries())
      depths.set(place, Math.max(depth, depths.get(place) ?? 0));
  return [...depths].sort(([, one], [, other]) => one - other).map(([place]) => place);
}
