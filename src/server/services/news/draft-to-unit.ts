import 'server-only';
import { createHash } from 'node:crypto';
import { licenceProblem, licenceSentence } from '~/domain/news/licence';
import type { Database, Tx } from '~/server/db';
import { parser } from '~/server/gateways/nlp/configured';
import { toEnvelope } from '~/server/gateways/speech/envelope';
import type { Storage } from '~/server/gateways/storage/storage';
import type { Draft } from './draft-rows';
import type { MadeClip } from './make-clips';

/** A piece that the unit took sentences from, and the paragraphs that they stand in. */
export interface UsedArticle {
  title: string;
  body: string;
  author: string;
  licence: string;
  url: string | null;
  publishedOn: Date;
}

/** The articles behind a draft, in the order of their first sentence: of each only the paragraphs that a chosen
 *  sentence stands in, of a long one the sentences around it.
 *  @returns the articles, or field → why a piece may not be published */
export async function usedArticles(
  db: Database,
  draft: Draft,
): Promise<{ articles: UsedArticle[]; gaps: Record<string, string> }> {
  const ids = [...new Set(draft.items.sentences.map(({ pieceId }) => pieceId))];
  const rows = await db.importedArticle.findMany({
    where: { id: { in: ids } },
    include: { source: true },
  });
  const missing: Record<string, string> = {};
  const articles = ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id);
    const problem = licenceProblem(row?.licence ?? null);
    if (!row || problem) {
      const at = draft.items.sentences.findIndex(({ pieceId }) => pieceId === id);
      missing[`sentences.${at + 1}`] = row
        ? `comes from a piece that may not be published: ${licenceSentence(problem!)}`
        : 'comes from a piece that is not there any more';
      return [];
    }
    const originals = draft.items.sentences
      .filter(({ pieceId }) => pieceId === id)
      .map(({ original }) => original);
    return [
      {
        title: row.title,
        body: paragraphsWith(row.body, originals),
        author: row.author ? `${row.author}, ${row.source.name}` : row.source.name,
        licence: row.licence!,
        url: row.url,
        publishedOn: row.publishedOn ?? row.importedAt,
      },
    ];
  });
  return { articles, gaps: missing };
}

/** The parser straightens quotes and spaces; compare without them. */
const plain = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]+/gu, '').toLowerCase();

function paragraphsWith(body: string, sentences: readonly string[]): string {
  const wanted = sentences.map(plain);
  const paragraphs = body.split('\n\n');
  const shown = paragraphs.filter((text) => wanted.some((part) => plain(text).includes(part)));
  const selectedParagraphs = shown.length > 0 ? shown : paragraphs.slice(0, 1);
  return selectedParagraphs
    .map((text) =>
      text.length > MAX_WHOLE_PARAGRAPH_LENGTH ? surroundingSentences(text, wanted) : text,
    )
    .join('\n\n');
}

/** Longer paragraphs, such as a whole text without any, are shown in part. */
const MAX_WHOLE_PARAGRAPH_LENGTH = 700;
/** Sentences shown before and after a chosen one. */
const NEIGHBOURS = 2;

function surroundingSentences(paragraph: string, wanted: readonly string[]): string {
  const sentences = parser()
    .parse(paragraph)
    .map(({ text }) => text);
  const chosen = sentences.map((text) => wanted.some((part) => plain(text).includes(part)));
  const near = (at: number) =>
    chosen.slice(Math.max(0, at - NEIGHBOURS), at + NEIGHBOURS + 1).includes(true);
  const keptSentences = sentences.filter((_, at) => near(at));
  return keptSentences.length > 0 ? keptSentences.join(' ') : paragraph;
}

/** The columns of the unit itself. */
export function unitColumns(draft: Draft, clips: readonly MadeClip[], publishedOn: Date) {
  const { headline, summary, access } = draft.texts;
  const drawn = clips.filter(({ job }) => job.kind === 'SENTENCE' && job.accent === 'US');
  return {
    category: draft.category,
    level: draft.level,
    access,
    headlineZh: headline.zh,
    headlineEn: headline.en,
    summaryZh: summary.zh,
    summaryEn: summary.en,
    envelope: toEnvelope(drawn.map(({ clip }) => Float32Array.from(clip.loudness))),
    publishedOn,
    withdrawnAt: null,
    contentHash: createHash('sha256').update(JSON.stringify(draft.items)).digest('hex'),
  };
}

/** The columns of its 20 items, words first, each with its two audio rows. */
export function itemColumns({ items }: Draft, clips: readonly MadeClip[], storage: Storage) {
  const words = items.words.map((word, at) => {
    const shown = items.sentences[word.sentenceIndexes[0] ?? -1];
    return {
      kind: 'WORD' as const,
      position: at + 1,
      text: word.text,
      translation: word.meaning,
      partOfSpeech: word.partOfSpeech,
      ipaUs: word.ipa.us,
      ipaGb: word.ipa.gb,
      example: word.example || (shown?.text ?? null),
      exampleTranslation: word.example ? word.exampleTranslation : (shown?.translation ?? null),
    };
  });
  const sentences = items.sentences.map((sentence, at) => ({
    kind: 'SENTENCE' as const,
    position: at + 1,
    text: sentence.text,
    translation: sentence.translation,
    partOfSpeech: null,
    ipaUs: null,
    ipaGb: null,
    example: null,
    exampleTranslation: null,
  }));
  return [...words, ...sentences].map((item) => {
    const own = clips.filter(({ job }) => job.kind === item.kind && job.position === item.position);
    const audio = own.map(({ job, clip }) => ({
      accent: job.accent,
      path: storage.publicUrl(clip.path),
      durationMs: clip.durationMs,
      cues: clip.cues as object[],
    }));
    return { item: { ...item, reference: own[0]!.job.reference as object[] }, audio };
  });
}

/** Writes the rows of a unit; those of an earlier publication are changed in place, so that learners keep
 *  their cards and attempts. */
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
  const saved = draft.unitId
    ? await tx.unit.update({ where: { id: draft.unitId }, data: unit })
    : await tx.unit.create({ data: { ...unit, slug: draft.texts.slug } });
  const unitId = saved.id;
  await tx.unitArticle.deleteMany({ where: { unitId } });
  await tx.unitArticle.createMany({
    data: articles.map((article, at) => ({ ...article, unitId, position: at + 1 })),
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
