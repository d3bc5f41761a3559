import type { ContentChange, ContentChanges } from '~/console/content/content-changes';
import type { ContentValues } from '~/console/content/nest-fields';
import type { CandidateKind } from '~/domain/item-kinds';
import type { DraftWord, EditDraftInput } from '~/schemas/news';
import type { OperatorDraft } from '~/schemas/operator-unit';

const TEXT_FIELDS = [
  'slug',
  'access',
  'headline.zh',
  'headline.en',
  'summary.zh',
  'summary.en',
] as const;
const WORD_FIELDS = [
  'text',
  'meaning',
  'partOfSpeech',
  'ipa.us',
  'ipa.gb',
  'example',
  'exampleTranslation',
] as const;
const SENTENCE_FIELDS = ['text', 'translation'] as const;

/** Fields of a draft that editors change as text. */
export type WordField = (typeof WORD_FIELDS)[number];
export type SentenceField = (typeof SENTENCE_FIELDS)[number];
export type TextField = (typeof TEXT_FIELDS)[number];

/** A field, by the key of its item: a position may belong to another item after a colleague's swap. */
export type FieldRef =
  | { of: 'texts'; field: TextField }
  | { of: 'word'; key: string; field: WordField }
  | { of: 'sentence'; key: string; field: SentenceField };

/** An unsaved change of a field. */
export interface FieldChange extends ContentChange {
  ref: FieldRef;
}

/** Unsaved changes, by `fieldId`. */
export type DraftChanges = Readonly<Record<string, FieldChange>>;

/** The path of a field among those of its draft. */
export const fieldId = (ref: FieldRef): string =>
  ref.of === 'texts' ? `texts ${ref.field}` : `${ref.of} ${ref.field} ${ref.key}`;

/** The field with a path. A tab may have stored a path that no draft has: its change can only be copied. */
function toRef(id: string): FieldRef {
  const [kind, field, ...key] = id.split(' ');
  return { of: kind, field, key: key.join(' ') } as FieldRef;
}

/** The changes of an editor, each with its field. */
export const toDraftChanges = (changes: ContentChanges): DraftChanges =>
  Object.fromEntries(
    Object.entries(changes).map(([id, change]) => [id, { ...change, ref: toRef(id) }]),
  );

/** The saved values of a draft, by the paths of its fields. */
export const savedValues = ({ texts, words, sentences }: OperatorDraft): ContentValues =>
  Object.fromEntries([
    ...TEXT_FIELDS.map((field) => [fieldId({ of: 'texts', field }), readPath(texts, field)]),
    ...words.flatMap((word) =>
      WORD_FIELDS.map((field) => [fieldId({ ...word, of: 'word', field }), readPath(word, field)]),
    ),
    ...sentences.flatMap((sentence) =>
      SENTENCE_FIELDS.map((field) => [
        fieldId({ ...sentence, of: 'sentence', field }),
        readPath(sentence, field),
      ]),
    ),
  ]);

function readPath(value: object, path: string): string {
  const found = path.split('.').reduce<unknown>((part, name) => (part as never)[name], value);
  return String(found);
}

/** Changes of items that a colleague has swapped out, and of fields that no draft has: they can only be copied. */
export function orphanedChanges(draft: OperatorDraft, changes: DraftChanges): FieldChange[] {
  const saved = savedValues(draft);
  return Object.values(changes).filter(({ ref }) => saved[fieldId(ref)] === undefined);
}

/** The changes as one edit of the draft in the version that is shown. */
export function toEditInput(draft: OperatorDraft, changes: DraftChanges): EditDraftInput {
  const { id, version } = draft;
  const orphaned = orphanedChanges(draft, changes);
  const all = Object.values(changes).filter((change) => !orphaned.includes(change));
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

/** `ipa.us` becomes `{ ipa: { us, gb } }`: an object is sent with all of its parts. */
function nested(fields: readonly [string, string][], saved: object): Record<string, never> {
  const made: Record<string, unknown> = {};
  for (const [path, value] of fields) {
    const [name = '', part] = path.split('.');
    const whole = (made[name] ?? saved[name as never]) as object;
    made[name] = part ? { ...whole, [part]: value } : value;
  }
  return made as Record<string, never>;
}
