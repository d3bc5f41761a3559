import 'server-only';
import type { LessonClip, LessonItem } from '~/schemas/lesson';
import type { Prisma } from '~/server/db';

/** Columns of an item that a lesson needs. */
export const itemColumns = {
  include: { audio: true },
  // The enum's order puts words before sentences.
  orderBy: [{ kind: 'asc' }, { position: 'asc' }],
} as const satisfies Prisma.Unit$itemsArgs;

type ItemRow = Prisma.UnitItemGetPayload<{ include: { audio: true } }>;

/** Converts an item's row into the item of a lesson.
 *  @throws Error when an accent's recording is missing: the seed guarantees both */
export function toLessonItem(row: ItemRow): LessonItem {
  return {
    id: row.id,
    kind: row.kind,
    position: row.position,
    text: row.text,
    translation: row.translation,
    partOfSpeech: row.partOfSpeech,
    ipa: row.ipaUs && row.ipaGb ? { us: row.ipaUs, gb: row.ipaGb } : null,
    example: row.example,
    exampleTranslation: row.exampleTranslation,
    reference: row.reference as unknown as LessonItem['reference'],
    audio: { US: toLessonClip(row, 'US'), GB: toLessonClip(row, 'GB') },
  };
}

function toLessonClip(row: ItemRow, accent: 'US' | 'GB'): LessonClip {
  const clip = row.audio.find((audio) => audio.accent === accent);
  if (!clip) throw new Error(`Item ${row.id} has no ${accent} recording.`);
  const { path, durationMs } = clip;
  return { path, durationMs, cues: clip.cues as unknown as LessonClip['cues'] };
}
