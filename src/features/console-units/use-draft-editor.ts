'use client';
import { typedValues } from '~/console/content/content-changes';
import { useContentEditor } from '~/console/content/use-content-editor';
import type { OperatorDraft } from '~/schemas/operator-unit';
import { errorCode, errorFields, isUndecided } from '~/trpc/error-code';
import {
  type FieldRef,
  fieldId,
  orphanedChanges,
  savedValues,
  toDraftChanges,
  toEditInput,
} from './draft-changes';
import { useDraftVerbs } from './hooks';
import { lostRecordings } from './lost-recordings';

/** The unsaved changes of a draft. They stay when a colleague changes the draft meanwhile, and in this tab when
 *  the page is left. */
export function useDraftEditor(draft: OperatorDraft) {
  const { edit } = useDraftVerbs();
  const editor = useContentEditor(savedValues(draft), draft.id);
  const changes = toDraftChanges(editor.changes);

  async function save(): Promise<void> {
    if (edit.isPending) return;
    const sent = typedValues(changes);
    try {
      // The call resolves when the draft has been refetched, so that no field shows its old text in between.
      await edit.mutateAsync(toEditInput(draft, changes));
    } catch {
      return;
    }
    editor.settle(sent);
  }

  return {
    count: Object.keys(changes).length,
    stored: editor.stored,
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
    value: (ref: FieldRef) => editor.values[fieldId(ref)] ?? '',
    colleague: (ref: FieldRef) => editor.colleague(fieldId(ref)),
    change: (ref: FieldRef, value: string) => editor.change(fieldId(ref), value),
    reset: () => {
      edit.reset();
      editor.settle(editor.values);
    },
    save,
  };
}

export type DraftEditor = ReturnType<typeof useDraftEditor>;
