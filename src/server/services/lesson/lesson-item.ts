import 'server-only';
import type { LessonClip, LessonItem } from '~/schemas/lesson';
import type { Prisma } from '~/server/db';
import { mediaUrl } from '~/server/gateways/storage/media-url';

/** Columns of an item that a lesson needs. */
export const itemColumns = {
  include: { audio: true },
  // The enum's order puts words before sentences.
  orderBy: [{ kind: 'asc' }, { position: 'asc' }],
} as const satisfies Prisma.Unit$itemsArgs;

type ItemRow = Prisma.UnitItemGetPayload<{ include: { audio: true } }>;
type AudioRow = ItemRow['audio'][number];

/** Converts an item's row into the item of a lesson.
 *  @throws Error when an accent's recording is missing: the seed guarantees both */
export function toLessonItem(row: ItemRow): LessonItem {
  const clips = (part: AudioRow['part'], accent: AudioRow['accent']) =>
    row.audio
      .filter((audio) => audio.part === part && audio.accent === accent)
      .sort((a, b) => a.rank - b.rank)
      .map(toLessonClip);
  const [US, ...otherUs] = clips('TEXT', 'US');
  const [GB, ...otherGb] = clips('TEXT', 'GB');
  if (!US || !GB) throw new Error(`Item ${row.id} lacks the recording of an accent.`);
  const [exampleUs] = clips('EXAMPLE', 'US');
  const [exampleGb] = clips('EXAMPLE', 'GB');
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
    audio: { US, GB },
    ...(otherUs.length + otherGb.length > 0 && { otherVoices: { US: otherUs, GB: otherGb } }),
    ...((exampleUs || exampleGb) && {
      exampleAudio: { ...(exampleUs && { US: exampleUs }), ...(exampleGb && { GB: exampleGb }) },
    }),
  };
}

/** A clip as lessons have it. */
export function toLessonClip({ path, durationMs, cues, variety, sex }: AudioRow): LessonClip {
  return {
    path: mediaUrl(path),
    durationMs,
    cues: cues as unknown as LessonClip['cues'],
    ...(variety && sex && { speaker: { variety, sex } }),
  };
}
