'use client';
import { useMemo, useReducer } from 'react';
import { z } from 'zod';
import { useStoredDraft } from '~/console/content/use-stored-draft';
import { useUnsavedWork } from '~/console/unsaved-work';
import { compareLines } from '~/domain/video-lines/compare-lines';
import type { OperatorVideo } from '~/schemas/operator-video';
import { changeLines, type LineChange } from './line-changes';
import { type TypedLine, toTypedLine } from './typed-line';

type SavedLines = OperatorVideo['lines'];

const texts = { en: z.string(), zh: z.string(), unknownWords: z.array(z.string()).readonly() };

/** The edited lines, and those that were saved when editing began, as this tab stores them. */
const storedSchema = z.object({
  lines: z.array(z.object({ key: z.string(), start: z.string(), end: z.string(), ...texts })),
  base: z.array(
    z.object({ startMs: z.int(), endMs: z.int(), ...texts, unknownWords: z.array(z.string()) }),
  ),
});
type StoredLines = z.infer<typeof storedSchema>;

/** Lines before a change, so that it can be undone. */
interface Step {
  lines: readonly TypedLine[];
  kind: LineChange['kind'];
  /** The edited field: successive input in it is one step. */
  field: string | null;
}

/** Unsaved changes; null while there are none. */
interface Draft {
  lines: readonly TypedLine[];
  /** The saved lines when editing began: differences from the present ones are a colleague's. */
  base: SavedLines;
  past: readonly Step[];
}

/** Most steps that can be undone. */
const MAX_STEPS = 200;

type EditorAction =
  | LineChange
  | { kind: 'undo' }
  | { kind: 'drop' }
  | { kind: 'restore'; stored: StoredLines };

/** The unsaved changes of a video's lines, step by step. They stay when a colleague changes the lines meanwhile, and in
 *  this tab when the page is left.
 *  @param saved the saved lines
 *  @param name under which the changes are stored in this tab */
export function useLineEditor(saved: SavedLines, name: string) {
  const typed = useMemo(
    () => saved.map((line, index) => toTypedLine(line, `saved-${index}`, line.unknownWords)),
    [saved],
  );
  const [draft, dispatch] = useReducer((before: Draft | null, action: EditorAction) => {
    if (action.kind === 'drop') return null;
    if (action.kind === 'undo') return before && undo(before);
    if (action.kind === 'restore') return restore(action.stored, before?.lines ?? typed);
    return change(before ?? { lines: typed, base: saved, past: [] }, action);
  }, null);
  useUnsavedWork(draft !== null, { isStored: true });
  const changes = useMemo((): Record<string, StoredLines> => {
    if (!draft) return {};
    return { all: { lines: [...draft.lines], base: draft.base } };
  }, [draft]);
  const stored = useStoredDraft({
    name,
    changes,
    schema: storedSchema,
    restore: ({ all }) => all && dispatch({ kind: 'restore', stored: all }),
  });
  return {
    lines: draft?.lines ?? typed,
    isDirty: draft !== null,
    stored,
    /** The change that an undo reverts; null when there is none. */
    lastStep: draft?.past.at(-1)?.kind ?? null,
    /** A colleague's changes since editing began. */
    colleague: draft ? compareLines(draft.base, saved) : [],
    dispatch,
  };
}

/** The stored changes are one step, so that they can be undone. */
function restore({ lines, base }: StoredLines, present: readonly TypedLine[]): Draft {
  return { lines, base, past: [{ lines: present, kind: 'replace', field: null }] };
}

function undo({ base, past }: Draft): Draft | null {
  const last = past.at(-1);
  return last && past.length > 1 ? { base, lines: last.lines, past: past.slice(0, -1) } : null;
}

function change(draft: Draft, action: LineChange): Draft {
  const { base, lines, past } = draft;
  const field = action.kind === 'type' ? `${action.key} ${action.field}` : null;
  const last = past.at(-1);
  const isSameTyping = field !== null && last?.field === field;
  const step = { lines, kind: action.kind, field };
  return {
    base,
    lines: changeLines(lines, action),
    past: isSameTyping ? past : [...past.slice(1 - MAX_STEPS), step],
  };
}
