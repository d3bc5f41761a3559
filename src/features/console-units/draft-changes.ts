import type { CandidateKind } from '~/domain/item-kinds';
import type { DraftWord, EditDraftInput } from '~/schemas/news';
import type { OperatorDraft } from '~/schemas/operator-unit';

/** Fields of a draft that the desk edits as text. */
export type WordField =
  | 'text'
  | 'meaning'
  | 'partOfSpeech'
  | 'ipa.us'
  | 'ipa.gb'
  | 'example'
  | 'exampleTranslation';
export type SentenceField = 'text' | 'translation';
export type TextField =
  | 'slug'
  | 'access'
  | 'headline.zh'
  | 'headline.en'
  | 'summary.zh'
  | 'summary.en';

/** A field, by the key of its item: a position may belong to another item after a colleague's swap. */
export type FieldRef =
  | { of: 'texts'; field: TextField }
  | { of: 'word'; key: string; field: WordField }
  | { of: 'sentence'; key: string; field: SentenceField };

/** What was typed into a field and not saved yet. */
export interface FieldChange {
  ref: FieldRef;
  value: string;
  /** The saved value when the typing began: another one now is a colleague's. */
  base: string;
}

/** Unsaved changes, by `fieldId`. */
export type DraftChanges = Readonly<Record<string, FieldChange>>;

export const fieldId = (ref: FieldRef): string =>
  ref.of === 'texts' ? `texts ${ref.field}` : `${ref.of} ${ref.field} ${ref.key}`;

/** The saved value of a field; null when its item is not in the draft any more. */
export function savedValue(draft: OperatorDraft, ref: FieldRef): string | null {
  if (ref.of === 'texts') return readPath(draft.texts, ref.field);
  const items: readonly { key: string }[] = ref.of === 'word' ? draft.words : draft.sentences;
  const item = items.find(({ key }) => key === ref.key);
  return item ? readPath(item, ref.field) : null;
}

function readPath(value: object, path: string): string {
  const found = path.split('.').reduce<unknown>((part, name) => (part as never)[name], value);
  return String(found);
}

/** Changes with one more; a field that has its saved value again is no change. */
export function withChange(
  draft: OperatorDraft,
  changes: DraftChanges,
  { ref, value }: Pick<FieldChange, 'ref' | 'value'>,
): DraftChanges {
  const id = fieldId(ref);
  const { [id]: before, ...others } = changes;
  const saved = savedValue(draft, ref) ?? '';
  return value === saved
    ? others
    : { ...others, [id]: { ref, value, base: before?.base ?? saved } };
}

/** Changes without those that are saved by now. */
export const unsavedChanges = (draft: OperatorDraft, changes: DraftChanges): DraftChanges =>
  Object.fromEntries(
    Object.entries(changes).filter(([, { ref, value }]) => savedValue(draft, ref) !== value),
  );

/** Changes of items that a colleague has swapped out: they can only be copied. */
export const orphanedChanges = (draft: OperatorDraft, changes: DraftChanges): FieldChange[] =>
  Object.values(changes).filter(({ ref }) => savedValue(draft, ref) === null);

/** What a colleague has saved in a field that has an unsaved change; null when nobody has. */
export function colleaguesValue(
  draft: OperatorDraft,
  { ref, base, value }: FieldChange,
): string | null {
  const saved = savedValue(draft, ref);
  return saved === base || saved === value ? null : saved;
}

/** The changes as one edit of the draft in the version that is shown. */
export function toEditInput(draft: OperatorDraft, changes: DraftChanges): EditDraftInput {
  const { id, version } = draft;
  const all = Object.values(changes);
  const texts = all.flatMap(({ ref, value }) => (ref.of === 'texts' ? [[ref.field, value]] : []));
  return {
    id,
    version,
    ...(texts.length > 0 && { texts: nested(texts as [string, string][], draft.texts) }),
    words: draft.words.flatMap((word, index) => toItem(all, 'word', word, index)),
    sentences: draft.sentences.flatMap((sentence, index) =>
      toItem(all, 'sentence', sentence, index),
    ),
  };
}

function toItem(
  all: readonly FieldChange[],
  of: CandidateKind,
  item: { key: string } & Partial<Pick<DraftWord, 'ipa'>>,
  index: number,
) {
  const fields = all.flatMap(({ ref, value }): [string, string][] =>
    ref.of === of && ref.key === item.key ? [[ref.field, value]] : [],
  );
  return fields.length > 0 ? [{ position: index + 1, ...nested(fields, item) }] : [];
}

/** `ipa.us` becomes `{ ipa: { us, gb } }`: a part of an object is sent with its other parts. */
function nested(fields: readonly [string, string][], saved: object): Record<string, never> {
  const made: Record<string, unknown> = {};
  for (const [path, value] of fields) {
    const [name = '', part] = path.split('.');
    const whole = (made[name] ?? saved[name as never]) as object;
    made[name] = part ? { ...whole, [part]: value } : value;
  }
  return made as Record<string, never>;
}
