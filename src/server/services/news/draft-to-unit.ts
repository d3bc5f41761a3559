import 'server-only';
import { createHash } from 'node:crypto';
import { isOwnWork, licenceProblem } from '~/domain/news/licence';
import { licenceForbids, type Problems, problem } from '~/domain/news/problem';
import type { Database, Tx } from '~/server/db';
import { toEnvelope } from '~/server/gateways/speech/envelope';
import { toCards, toOverrides } from '~/server/gateways/speech/known-words';
import { referenceWords } from '~/server/gateways/speech/pronounce';
import type { Storage } from '~/server/gateways/storage/storage';
import type { Draft } from './draft-rows';
import { tryToParse } from './try-to-parse';
import type { UnitClip } from './unit-clips';

/** An article with sentences of the unit, and the paragraphs that contain them. */
export interface UsedArticle {
  title: string;
  body: string;
  author: string;
  licence: string;
  url: string | null;
  /** Null when its source gives no readable date. */
  publishedOn: Date | null;
}

/** Articles behind a draft, in the order of their first sentence. Our own articles are whole; of others only
 *  the paragraphs that contain a chosen sentence are used, and of a long paragraph only the sentences around
 *  it.
 *  @param maxWhole a draft from chosen sources uses all of their articles if there are at most this many
 *  @returns the articles, and by field the reason why an article may not be published */
export async function usedArticles(
  db: Database | Tx,
  draft: Draft,
  { maxWhole = 0 }: { maxWhole?: number } = {},
): Promise<{ articles: UsedArticle[]; missing: Problems }> {
  const used = [...new Set(draft.items.sentences.map(({ pieceId }) => pieceId))];
  const { sources } = draft.options;
  const rows = await db.importedArticle.findMany({
    where: { OR: [{ id: { in: used } }, { source: { name: { in: sources } } }] },
    include: { source: true },
    orderBy: { id: 'asc' },
  });
  const ids = sources.length > 0 && rows.length <= maxWhole ? rows.map(({ id }) => id) : used;
  const missing: Problems = {};
  const articles = ids.flatMap((id) => {
    const row = rows.find((article) => article.id === id);
    const forbidden = licenceProblem(row?.licence ?? null);
    if (!row || forbidden) {
      const index = draft.items.sentences.findIndex(({ pieceId }) => pieceId === id);
      missing[`sentences.${index + 1}`] = row ? licenceForbids(forbidden!) : problem('pieceGone');
      return [];
    }
    const originals = draft.items.sentences
      .filter(({ pieceId }) => pieceId === id)
      .map(({ original }) => original);
    return [
      {
        title: row.title,
        body: isOwnWork(row.licence!) ? row.body : paragraphsWith(row.body, originals),
        author: toAuthor(row),
        licence: row.licence!,
        url: row.url,
        publishedOn: row.publishedOn,
      },
    ];
  });
  return { articles, missing };
}

/** Author and source; the source of our own articles is only the name of their set. */
function toAuthor({
  author,
  licence,
  source,
}: {
  author: string | null;
  licence: string | null;
  source: { name: string };
}): string {
  if (!author) return source.name;
  return licence && isOwnWork(licence) ? author : `${author}, ${source.name}`;
}

/** Letters and digits only: the parser normalises quotes and spaces, so that texts are compared without them. */
const plain = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]+/gu, '').toLowerCase();

function paragraphsWith(body: string, sentences: readonly string[]): string {
  const wanted = sentences.map(plain);
  const paragraphs = body.split('\n\n');
  const matching = paragraphs.filter((text) => wanted.some((part) => plain(text).includes(part)));
  const selectedParagraphs = matching.length > 0 ? matching : paragraphs.slice(0, 1);
  return selectedParagraphs
    .map((text) =>
      text.length > MAX_WHOLE_PARAGRAPH_LENGTH ? surroundingSentences(text, wanted) : text,
    )
    .join('\n\n');
}

/** Length from which a paragraph, such as a whole text without line breaks, is shown in part. */
const MAX_WHOLE_PARAGRAPH_LENGTH = 700;
/** Number of sentences shown before and after a chosen one. */
const CONTEXT_SENTENCES = 2;

function surroundingSentences(paragraph: string, wanted: readonly string[]): string {
  const sentences = tryToParse(paragraph).map(({ text }) => text);
  const chosen = sentences.map((text) => wanted.some((part) => plain(text).includes(part)));
  const isNear = (index: number) =>
    chosen
      .slice(Math.max(0, index - CONTEXT_SENTENCES), index + CONTEXT_SENTENCES + 1)
      .includes(true);
  const nearSentences = sentences.filter((_, index) => isNear(index));
  return nearSentences.length > 0 ? nearSentences.join(' ') : paragraph;
}

/** Columns of the unit. */
export function unitColumns(draft: Draft, clips: readonly UnitClip[], publishedOn: Date) {
  const { headline, summary, access } = draft.texts;
  const sentences = clips.filter(({ kind, accent }) => kind === 'SENTENCE' && accent === 'US');
  const envelopeClips = sentences.filter(
    ({ position }, index) => sentences.findIndex((other) => other.position === position) === index,
  );
  return {
    category: draft.category,
    level: draft.level,
    access,
    headlineZh: headline.zh,
    headlineEn: headline.en,
    summaryZh: summary.zh,
    summaryEn: summary.en,
    envelope: toEnvelope(envelopeClips.map(({ clip }) => Float32Array.from(clip.loudness))),
    publishedOn,
    withdrawnAt: null,
    contentHash: createHash('sha256').update(JSON.stringify(draft.items)).digest('hex'),
  };
}

/** Columns of the unit's 20 items, words first, each with the audio rows of its voices. */
export function itemColumns({ items }: Draft, clips: readonly UnitClip[], storage: Storage) {
  const cards = toCards(items.words);
  const words = items.words.map((word, index) => {
    const shown = items.sentences[word.sentenceIndexes[0] ?? -1];
    return {
      kind: 'WORD' as const,
      position: index + 1,
      text: word.text,
      translation: word.meaning,
      partOfSpeech: word.partOfSpeech,
      ipaUs: word.ipa.us,
      ipaGb: word.ipa.gb,
      example: word.example || (shown?.text ?? null),
      exampleTranslation: word.example ? word.exampleTranslation : (shown?.translation ?? null),
    };
  });
  const sentences = items.sentences.map((sentence, index) => ({
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
    const own = clips.filter(
      ({ kind, position }) => kind === item.kind && position === item.position,
    );
    const audio = own.map(({ part, accent, voice, variety, sex, clip }, index) => ({
      part,
      accent,
      voice,
      variety,
      sex,
      rank: own.slice(0, index).filter((other) => other.part === part && other.accent === accent)
        .length,
      path: storage.publicUrl(clip.path),
      durationMs: clip.durationMs,
      cues: clip.cues as object[],
    }));
    const overrides =
      item.kind === 'WORD'
        ? toOverrides(items.words[item.position - 1]!)
        : items.sentences[item.position - 1]!.pronunciations;
    const reference = referenceWords(item.text, { overrides, cards });
    return { item: { ...item, reference: reference as object[] }, audio };
  });
}

/** Writes the rows of a unit; rows of an earlier publication are updated in place, so that learners keep their cards
 *  and attempts. */
export async function writeUnit(
  tx: Tx,
  draft: Draft,
  {
    unit,
    items,
    articles,
  }: {
    unit: ReturnType<typeof unitColumns>;
    items: ReturnType<typeof itemColumns>;
    articles: readonly UsedArticle[];
  },
): Promise<{ id: string; slug: string }> {
  const { publishedOn, ...corrected } = unit;
  const saved = draft.unitId
    ? await tx.unit.update({
        where: { id: draft.unitId },
        data: draft.state === 'CORRECTING' ? corrected : { ...corrected, publishedOn },
      })
    : await tx.unit.create({ data: { ...unit, slug: draft.texts.slug } });
  const unitId = saved.id;
  await tx.unitArticle.deleteMany({ where: { unitId } });
  await tx.unitArticle.createMany({
    data: articles.map((article, index) => ({ ...article, unitId, position: index + 1 })),
  });
  for (const { item, audio } of items) {
    const { kind, position } = item;
    const { id } = await tx.unitItem.upsert({
      where: { unitId_kind_position: { unitId, kind, position } },
      create: { ...item, unitId },
      update: item,
    });
    await tx.itemAudio.deleteMany({ where: { itemId: id } });
    await tx.itemAudio.createMany({ data: audio.map((row) => ({ ...row, itemId: id })) });
  }
  return saved;
}
