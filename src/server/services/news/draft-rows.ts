import 'server-only';
import { draftGaps } from '~/domain/news/draft-gaps';
import type { Selection } from '~/domain/selection/types';
import {
  type DraftItems,
  type DraftOptions,
  type DraftSpare,
  type DraftTexts,
  type DraftView,
  draftItemsSchema,
  draftOptionsSchema,
  draftTextsSchema,
  spareSchema,
} from '~/schemas/news';
import type { Database, Prisma, Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import type { UnitDraft } from '~/server/prisma-client/client';
import { unspeakable } from './unspeakable';

/** A draft with its JSON columns read. */
export interface Draft extends Omit<UnitDraft, 'items' | 'texts' | 'options' | 'spares'> {
  items: DraftItems;
  texts: DraftTexts;
  options: DraftOptions;
  spares: DraftSpare[];
}

/** @throws ServiceError DRAFT_NOT_FOUND */
export async function findDraft(db: Database | Tx, id: string): Promise<Draft> {
  const row = await db.unitDraft.findUnique({ where: { id } });
  if (!row) throw new ServiceError('DRAFT_NOT_FOUND');
  return toDraft(row);
}

export function toDraft(row: UnitDraft): Draft {
  return {
    ...row,
    items: draftItemsSchema.parse(row.items),
    texts: draftTextsSchema.parse(row.texts),
    options: draftOptionsSchema.parse(row.options),
    spares: spareSchema.array().parse(row.spares),
  };
}

/** Writes a change of a draft, if it is still what the editor saw.
 *  @throws ServiceError DRAFT_NOT_FOUND | DRAFT_CHANGED | DRAFT_CLOSED */
export async function changeDraft(
  db: Database | Tx,
  { id, version, states }: { id: string; version: number; states: readonly UnitDraft['state'][] },
  data: Prisma.UnitDraftUpdateManyMutationInput,
): Promise<void> {
  const { count } = await db.unitDraft.updateMany({
    where: { id, version, state: { in: [...states] } },
    data: { ...data, version: { increment: 1 } },
  });
  if (count === 1) return;
  const now = await findDraft(db, id);
  throw new ServiceError(now.version === version ? 'DRAFT_CLOSED' : 'DRAFT_CHANGED');
}

/** As its editor sees it. */
export function draftView(draft: Draft): DraftView {
  const { id, state, version, seed, texts, items, spares, createdAt } = draft;
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
    spares,
    missing: { ...draftGaps(texts, items), ...unspeakable(items) },
    createdAt,
  };
}

/** The columns that a choice fills. */
export function choiceColumns({ objective, spareWords, spareSentences }: Selection) {
  const spares: DraftSpare[] = [
    ...spareWords.map(({ key, text, level }) => ({ kind: 'word' as const, key, text, level })),
    ...spareSentences.map(({ key, spoken, level }) => ({
      kind: 'sentence' as const,
      key,
      text: spoken,
      level,
    })),
  ];
  return { objective, spares };
}
