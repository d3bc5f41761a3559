import 'server-only';
import { missingFields } from '~/domain/news/missing-fields';
import { type Problems, toSentences } from '~/domain/news/problem';
import type { ChosenSentence, ChosenWord, Selection } from '~/domain/selection/types';
import { type DraftRecording, draftRecordingsSchema } from '~/schemas/clip-recording';
import {
  alternativeSchema,
  type DraftAlternative,
  type DraftItems,
  type DraftOptions,
  type DraftTexts,
  type DraftView,
  draftItemsSchema,
  draftOptionsSchema,
  draftTextsSchema,
} from '~/schemas/news';
import type { Database, Prisma, Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import type { UnitDraft } from '~/server/prisma-client/client';
import { readRow } from '~/server/read-rows';
import { missingPronunciations } from './missing-pronunciations';

/** A draft with its JSON columns parsed. */
export interface Draft
  extends Omit<UnitDraft, 'items' | 'texts' | 'options' | 'alternatives' | 'recordings'> {
  items: DraftItems;
  recordings: DraftRecording[];
  texts: DraftTexts;
  options: DraftOptions;
  alternatives: DraftAlternative[];
}

/** @throws ServiceError DRAFT_NOT_FOUND */
export async function requireDraft(db: Database | Tx, id: string): Promise<Draft> {
  const row = await db.unitDraft.findUnique({ where: { id } });
  if (!row) throw new ServiceError('DRAFT_NOT_FOUND');
  return toDraft(row);
}

/** Locks a draft that is not published, in the version that the editor saw: edits, publications and other requests
 *  for it wait until the transaction ends.
 *  @throws ServiceError DRAFT_NOT_FOUND | DRAFT_CHANGED | DRAFT_CLOSED (published) */
export async function lockOpenDraft(
  tx: Tx,
  { id, version }: { id: string; version: number },
): Promise<Draft> {
  await tx.$executeRaw`SELECT id FROM "UnitDraft" WHERE id = ${id}::uuid FOR UPDATE`;
  const draft = await requireDraft(tx, id);
  if (draft.state === 'PUBLISHED') throw new ServiceError('DRAFT_CLOSED');
  if (draft.version !== version) throw new ServiceError('DRAFT_CHANGED');
  return draft;
}

export function toDraft(row: UnitDraft): Draft {
  return {
    ...row,
    items: draftItemsSchema.parse(row.items),
    recordings: draftRecordingsSchema.parse(row.recordings),
    texts: draftTextsSchema.parse(row.texts),
    options: draftOptionsSchema.parse(row.options),
    alternatives: alternativeSchema.array().parse(row.alternatives),
  };
}

/** Reads a draft for a list. A draft whose columns have another format than this version's is null and
 *  logged, so that the others are listed. */
export function readDraft(row: UnitDraft): DraftView | null {
  return readRow('unitDraft', row.id, () => draftView(toDraft(row)));
}

/** Updates a draft if it still has the version that the editor saw.
 *  @throws ServiceError DRAFT_NOT_FOUND | DRAFT_CHANGED | DRAFT_CLOSED */
export async function updateDraft(
  db: Database | Tx,
  { id, version, states }: { id: string; version: number; states: readonly UnitDraft['state'][] },
  data: Prisma.UnitDraftUpdateManyMutationInput,
): Promise<void> {
  const { count } = await db.unitDraft.updateMany({
    where: { id, version, state: { in: [...states] } },
    data: { ...data, version: { increment: 1 } },
  });
  if (count === 1) return;
  const current = await requireDraft(db, id);
  throw new ServiceError(current.version === version ? 'DRAFT_CLOSED' : 'DRAFT_CHANGED');
}

/** Problems that prevent a draft from becoming a unit. */
export const draftProblems = ({ texts, items }: Draft): Problems => ({
  ...missingFields(texts, items),
  ...missingPronunciations(items),
});

/** The draft as its editor sees it. */
export const draftView = (draft: Draft): DraftView => ({
  ...draftContent(draft),
  missing: toSentences(draftProblems(draft)),
});

/** The draft without its problems. */
export function draftContent(draft: Draft): Omit<DraftView, 'missing'> {
  const { id, state, version, seed, texts, items, alternatives, createdAt } = draft;
  return {
    id,
    state,
    version,
    category: draft.category as DraftView['category'],
    level: draft.level as DraftView['level'],
    seed,
    texts,
    ...items,
    objective: draft.objective as Record<string, number>,
    alternatives,
    createdAt,
  };
}

/** Columns that are filled from a selection. */
export function selectionColumns({ objective, alternativeWords, alternativeSentences }: Selection) {
  const alternatives: DraftAlternative[] = [
    ...alternativeWords.map(toWordAlternative),
    ...alternativeSentences.map(toSentenceAlternative),
  ];
  return { objective, alternatives };
}

export const toWordAlternative = ({ key, text, level }: ChosenWord) =>
  ({ kind: 'word', key, text, level }) as const;

export const toSentenceAlternative = ({ key, spoken, level }: ChosenSentence) =>
  ({ kind: 'sentence', key, text: spoken, level }) as const;
