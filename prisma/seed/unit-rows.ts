import type { MediaItem, UnitContent, UnitMedia } from '~/schemas/content';
import type { Prisma } from '~/server/db';

/** The columns of a unit's own row. */
export function unitRow(content: UnitContent, media: UnitMedia, contentHash: string) {
  return {
    category: content.category,
    level: content.level,
    access: content.access,
    headlineZh: content.headline.zh,
    headlineEn: content.headline.en,
    summaryZh: content.summary.zh,
    summaryEn: content.summary.en,
    envelope: media.envelope,
    publishedOn: new Date(content.publishedOn),
    contentHash,
  } satisfies Omit<Prisma.UnitUncheckedCreateInput, 'slug'>;
}

/** The columns of its articles, in order. */
export function articleRows(content: UnitContent) {
  return content.pieces.map((article, index) => ({
    ...article,
    position: index + 1,
    publishedOn: article.publishedOn ? new Date(article.publishedOn) : null,
  }));
}

/** The columns of its 20 items, words first, each with the audio rows of its voices. */
export function itemRows(content: UnitContent, media: UnitMedia) {
  const words = content.words.map((word, index) => ({
    kind: 'WORD' as const,
    position: index + 1,
    text: word.text,
    translation: word.meaning,
    partOfSpeech: word.partOfSpeech,
    ipaUs: word.ipa.us,
    ipaGb: word.ipa.gb,
    example: word.example,
    exampleTranslation: word.exampleTranslation,
  }));
  const sentences = content.sentences.map((sentence, index) => ({
    kind: 'SENTENCE' as const,
    position: index + 1,
    text: sentence.text,
    translation: sentence.translation,
    partOfSpeech: null,
    ipaUs: null,
    ipaGb: null,
    example: null,
    exampleTranslation: null,
  }));
  return [...words, ...sentences].map((item) => {
    const mediaItem = getMedia(media, item.kind, item.position);
    return {
      item: { ...item, reference: mediaItem.reference },
      audio: audioRows(mediaItem, media.voices),
    };
  });
}

function getMedia(media: UnitMedia, kind: string, position: number): MediaItem {
  const found = media.items.find((item) => item.kind === kind && item.position === position);
  if (!found) throw new Error(`media/${media.slug}.json has no ${kind} ${position}: npm run media`);
  return found;
}

function audioRows({ clips }: MediaItem, voices: UnitMedia['voices']) {
  return clips.map(({ part, accent, voice, path, durationMs, cues }, index) => {
    const before = clips.slice(0, index);
    const rank = before.filter((clip) => clip.part === part && clip.accent === accent).length;
    const { variety, sex } = voices[voice]!;
    return { part, accent, rank, voice, variety, sex, path, durationMs, cues };
  });
}
