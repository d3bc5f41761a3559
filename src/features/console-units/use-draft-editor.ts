'use client';
import { useState } from 'react';
import { z } from 'zod';
import { useStoredDraft } from '~/console/content/use-stored-draft';
import { useUnsavedWork } from '~/console/unsaved-work';
import { CANDIDATE_KINDS } from '~/domain/item-kinds';
import type { OperatorDraft } from '~/schemas/operator-unit';
import { errorCode, errorFields, isUndecided } from '~/trpc/error-code';
import {
  colleaguesValue,
  type DraftChanges,
  type FieldChange,
  type FieldRef,
  fieldId,
  orphanedChanges,
  savedValue,
  toEditInput,
  unsavedChanges,
  withChange,
} from './draft-changes';
import { useDraftVerbs } from './hooks';
import { lostRecordings } from './lost-recordings';

/** A change as this tab stores it. One of an item or a field that the draft does not have can only be copied. */
const changeSchema = z.object({
  ref: z.object({
    ...{ of: z.enum(['texts', ...CANDIDATE_KINDS]), key: z.string().optional() },
    field: z.string(),
  }),
  value: z.string(),
  base: z.string(),
}) as unknown as z.ZodType<FieldChange>;

/** What was typed into a draft and not saved yet. It stays when a colleague changes the draft meanwhile, and in this
 *  tab when the page is left. */
export function useDraftEditor(draft: OperatorDraft) {
  const [changes, setChanges] = useState<DraftChanges>({});
  const { edit } = useDraftVerbs();
  const count = Object.keys(changes).length;
  useUnsavedWork(count > 0, { isStored: true });
  const stored = useStoredDraft({
    ...{ name: draft.id, changes, schema: changeSchema },
    restore: (before) => setChanges((now) => ({ ...unsavedChanges(draft, before), ...now })),
  });

  async function save(): Promise<void> {
    if (edit.isPending) return;
    const sent = changes;
    try {
      // It resolves when the draft has been read again, so that no field shows its old text in between.
      await edit.mutateAsync(toEditInput(draft, sent));
    } catch {
      return;
    }
    setChanges((now) =>
      Object.fromEntries(
        Object.entries(now).filter(([id, change]) => sent[id]?.value !== change.value),
      ),
    );
  }

  return {
    count,
    stored,
    isReadOnly: draft.state === 'PUBLISHED',
    isSaving: edit.isPending,
    failure: edit.isError
      ? {
          code: errorCode(edit.error) ?? 'INTERNAL',
          error: edit.error,
          isUndecided: isUndecided(edit.error),
          fields: Object.keys(errorFields(edit.error)),
        }
      : null,
    orphaned: orphanedChanges(draft, changes),
    /** Texts whose recordings a save would discard. */
    discards: lostRecordings(draft, changes),
    value: (ref: FieldRef) => changes[fieldId(ref)]?.value ?? savedValue(draft, ref) ?? '',
    colleague: (ref: FieldRef) => {
      const change = changes[fieldId(ref)];
      return change ? colleaguesValue(draft, change) : null;
    },
    change: (ref: FieldRef, value: string) =>
      setChanges((now) => withChange(draft, now, { ref, value })),
    reset: () => {
      edit.reset();
      setChanges({});
    },
    save,
  };
}

export type DraftEditor = ReturnType<typeof useDraftEditor>;
