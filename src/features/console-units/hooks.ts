'use client';
import type { DataSort } from '~/components/ui/data-table/types';
import type { TableFilters } from '~/components/ui/data-table/use-table-address';
import { isRunOpen } from '~/console/content/is-run-open';
import { plannedInterval } from '~/console/content/planned-interval';
import type { CandidateKind } from '~/domain/item-kinds';
import { listPoolSchema } from '~/schemas/article-pool';
import { listOperatorUnitsSchema } from '~/schemas/operator-unit';
import { trpc } from '~/trpc/react';

/** The units with the filters of the address; invalid values are left out. */
export function useUnits(filters: TableFilters, { order }: DataSort) {
  const parsed = listOperatorUnitsSchema.safeParse({ ...filters, order });
  const { cursor: _, ...input } = parsed.data ?? listOperatorUnitsSchema.parse({ order });
  return trpc.operator.units.list.useInfiniteQuery(input, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** The drafts that can be worked on. */
export function useDrafts() {
  return trpc.operator.units.drafts.useQuery();
}

/** Withdraws a unit, and shows it as withdrawn. */
export function useWithdrawUnit() {
  const utils = trpc.useUtils();
  return trpc.operator.units.withdraw.useMutation({
    onSuccess: () => utils.operator.units.invalidate(),
  });
}

/** The imported articles with the filters of the address. */
export function usePool(filters: TableFilters, { order }: DataSort) {
  const parsed = listPoolSchema.safeParse({ ...filters, order });
  const { cursor: _, ...input } = parsed.data ?? listPoolSchema.parse({ order });
  return trpc.operator.units.pool.useInfiniteQuery(input, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** The sources that a draft can be limited to. */
export function useSources() {
  return trpc.operator.units.sources.useQuery();
}

/** Imports a file of lines, or of text; `refresh` shows the imported articles. */
export function useImportFile() {
  const utils = trpc.useUtils();
  return {
    lines: trpc.operator.units.importText.useMutation(),
    text: trpc.operator.units.importTextFile.useMutation(),
    /** Refetches the articles: once, not after each of many files. */
    refresh: () => utils.operator.units.invalidate(),
  };
}

/** Chooses a new draft from the articles. */
export function useCreateDraft() {
  const utils = trpc.useUtils();
  return trpc.operator.units.createDraft.useMutation({
    onSuccess: () => utils.operator.units.drafts.invalidate(),
  });
}

/** A draft, refetched regularly while its clips are in production, or a time is scheduled. */
export function useDraft(id: string) {
  return trpc.operator.units.draft.useQuery(
    { id },
    {
      refetchInterval: ({ state: { data } }) => {
        if (isRunOpen(data?.clipRun)) return 2_000;
        return plannedInterval(data?.planned);
      },
    },
  );
}

/** The acts from a draft to its publication, and back. */
export function usePublication() {
  const utils = trpc.useUtils();
  const onSettled = () => utils.operator.units.invalidate();
  return {
    clips: trpc.operator.units.requestClips.useMutation({ onSettled }),
    publish: trpc.operator.units.publish.useMutation({ onSettled }),
    plan: trpc.operator.units.planPublication.useMutation({ onSettled }),
    unplan: trpc.operator.units.cancelPlannedPublication.useMutation({ onSettled }),
    correct: trpc.operator.units.correct.useMutation({ onSettled }),
    drop: trpc.operator.units.dropCorrection.useMutation({ onSettled }),
    withdraw: trpc.operator.units.withdraw.useMutation({ onSettled }),
  };
}

/** The changes of a draft. Each refetches the draft, also when a colleague was faster. */
export function useDraftVerbs() {
  const utils = trpc.useUtils();
  const onSettled = () => utils.operator.units.draft.invalidate();
  return {
    edit: trpc.operator.units.editDraft.useMutation({ onSettled }),
    swap: trpc.operator.units.swapItem.useMutation({ onSettled }),
  };
}

/** Deletes a draft; its page is left before the draft is refetched. */
export function useDiscardDraft() {
  const utils = trpc.useUtils();
  return trpc.operator.units.discardDraft.useMutation({
    onSuccess: () => utils.operator.units.drafts.invalidate(),
  });
}

/** The possible replacements, best first. */
export function useAlternatives(id: string, kind: CandidateKind, text: string) {
  return trpc.operator.units.alternatives.useQuery({ id, kind, ...(text && { text }) });
}

/** A person's recordings of a draft's lines. Each refetches the draft, also when a colleague was faster. */
export function useRecordings() {
  const utils = trpc.useUtils();
  const onSettled = () => utils.operator.units.draft.invalidate();
  return {
    check: trpc.operator.units.checkTake.useMutation(),
    choose: trpc.operator.units.chooseTake.useMutation({ onSettled }),
    drop: trpc.operator.units.dropRecording.useMutation({ onSettled }),
  };
}
