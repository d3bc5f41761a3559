import type { Judgement } from '~/domain/lesson-feedback';
import { choosePraise, type Praise } from '~/domain/lesson-praise';
import type { Cue } from '~/schemas/lesson';

const MAX_REMEMBERED = 12;

const chosen = new WeakMap<Judgement, { praise: Praise | null }>();
let recent: (Praise['kind'] | null)[] = [];

/** The praise for a judgement, chosen once, not at each render; it differs from the previous praise.
 *  @param before the previous judgement of the same item
 *  @param cues times of the words in the model's clip */
export function praiseFor(
  judgement: Judgement,
  before: Judgement | null,
  cues: readonly Cue[],
): Praise | null {
  const known = chosen.get(judgement);
  if (known) return known.praise;
  const praise = choosePraise(judgement, before, cues, recent);
  chosen.set(judgement, { praise });
  recent = [...recent, praise?.kind ?? null].slice(-MAX_REMEMBERED);
  return praise;
}
