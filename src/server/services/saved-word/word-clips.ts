import 'server-only';
import type { LessonItem } from '~/schemas/lesson';
import type { Database } from '~/server/db';
import { toLessonClip } from '../lesson/lesson-item';

type SpokenWord = { word: string; partOfSpeech: string };

/** Names of a word with its part of speech in a map. */
export const clipKey = ({ word, partOfSpeech }: SpokenWord): string => `${word}|${partOfSpeech}`;

/** The clips of words that free units teach with the same part of speech, by `clipKey`; other words have none. */
export async function findWordClips(
  db: Database,
  words: readonly SpokenWord[],
): Promise<Map<string, LessonItem['audio']>> {
  const items = await db.unitItem.findMany({
    where: {
      kind: 'WORD',
      text: { in: words.map(({ word }) => word) },
      unit: { access: 'FREE' },
    },
    select: {
      text: true,
      partOfSpeech: true,
      audio: { where: { part: 'TEXT', rank: 0 } },
    },
  });
  const clips = new Map<string, LessonItem['audio']>();
  for (const { text, partOfSpeech, audio } of items) {
    const [us, gb] = [find(audio, 'US'), find(audio, 'GB')];
    const key = clipKey({ word: text, partOfSpeech: partOfSpeech ?? '' });
    if (us && gb) clips.set(key, { US: toLessonClip(us), GB: toLessonClip(gb) });
  }
  return clips;
}

const find = <Row extends { accent: string }>(audio: readonly Row[], accent: string) =>
  audio.find((row) => row.accent === accent);
