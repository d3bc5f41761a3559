import 'server-only';
import type { AccentSample } from '~/schemas/lesson';
import type { ServiceContext } from '~/server/context';
import { listedUnits } from '../course/unit-filters';
import { itemColumns, toLessonItem } from './lesson-item';

const MAX_UNITS = 20;

/** One word to hear in both accents: of the newest free units, the one whose two pronunciations have the
 *  most between their common beginning and end. Null when no free unit has such a word. */
export async function findAccentSample({
  ctx,
}: {
  ctx: ServiceContext;
}): Promise<AccentSample | null> {
  const units = await ctx.db.unit.findMany({
    where: { access: 'FREE', ...listedUnits(ctx.now()) },
    orderBy: [{ publishedOn: 'desc' }, { slug: 'asc' }],
    take: MAX_UNITS,
    select: { items: { ...itemColumns, where: { kind: 'WORD' } } },
  });
  const words = units.flatMap((unit) => unit.items);
  const accentDifference = (word: (typeof words)[number]) =>
    difference(word.ipaUs ?? '', word.ipaGb ?? '');
  const [best] = words.sort((a, b) => accentDifference(b) - accentDifference(a));
  if (!best || accentDifference(best) === 0) return null;
  const { text, ipa, audio } = toLessonItem(best);
  return ipa && { text, ipa, sound: { US: audio.US.path, GB: audio.GB.path } };
}

/** Number of characters of the longer text between the common prefix and the common suffix of both. */
function difference(one: string, other: string): number {
  const [a, b] = [[...one], [...other]];
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start++;
  let end = 0;
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  return Math.max(a.length, b.length) - start - end;
}
