import { z } from 'zod';
import { VOICE_CATEGORIES } from '~/domain/media-kinds';
import { ACCENTS } from '~/domain/speech/accent';
import { phones } from '~/domain/speech/ipa';
import { ACCESSES, LEVELS } from '~/domain/unit-kinds';
import { SEXES } from '~/domain/voices';
import { pairs } from './pairs';
import { bilingualLine } from './site-text';
import { lineSchema, textSchema, uuidSchema } from './text';

/** Id of an item of a draft: those of a content file are numbered, the others are made by the form. */
const itemId = textSchema(40).regex(/^[A-Za-z0-9-]{1,40}$/);
const english = lineSchema(300);
const chinese = lineSchema(300);

/** Replaces the dictionary's pronunciations of single words, each in lower case. */
const pronunciations = pairs(
  textSchema(60).min(1),
  z
    .array(z.array(z.enum(phones)).min(1).max(40))
    .min(1)
    .max(8),
);

/** A turn of a dialogue, or one sentence of a story. */
const voiceLineSchema = z.object({
  id: itemId,
  /** Id of a speaker. */
  speaker: itemId,
  en: english,
  zh: chinese,
});

/** A speaker; the narrator of a story has the id `narrator`. */
const voiceSpeakerSchema = z.object({
  id: itemId,
  accent: z.enum(ACCENTS),
  sex: z.enum(SEXES),
  name: bilingualLine(40),
});

const voiceObjectiveSchema = z.object({ id: itemId, text: bilingualLine(200) });

const ipa = lineSchema(60).refine((text) => !/[/[\]]/.test(text), 'invalid');

const voiceWordSchema = z.object({
  id: itemId,
  text: lineSchema(60),
  partOfSpeech: z.enum(['noun', 'verb', 'adjective', 'adverb', 'phrase']),
  ipa: z.object({ us: ipa, gb: ipa }),
  /** Taiwan Chinese. */
  meaning: lineSchema(60),
  example: english,
  exampleTranslation: chinese,
});

const voiceQuestionSchema = z.object({
  id: itemId,
  question: bilingualLine(200),
  options: z.object({
    a: lineSchema(120),
    b: lineSchema(120),
    c: lineSchema(120),
    d: lineSchema(120),
  }),
  /** The right option. */
  answer: z.enum(['a', 'b', 'c', 'd']),
  why: bilingualLine(300),
});

const voiceTaskSchema = z.object({
  id: itemId,
  prompt: bilingualLine(300),
  sample: lineSchema(400),
  sampleTranslation: lineSchema(400),
});

/** The texts about a voice lesson as a whole. */
export const voiceTextsSchema = z.object({
  title: bilingualLine(80),
  introduction: bilingualLine(300),
  level: z.enum(LEVELS),
  access: z.enum(ACCESSES),
  category: z.enum(VOICE_CATEGORIES),
  /** Whether it is in the archive of earlier lessons. */
  archived: z.boolean(),
  /** Total time for listening, answering and speaking. */
  minutes: z.int('invalid').min(1, 'invalid').max(30, 'invalid'),
});

/** Maximum number of items of each part. */
const MAX_ITEMS = { lines: 60, others: 20 };

const unwrittenLine = z.object({ zh: z.string(), en: z.string() });

/** A voice lesson as an editor writes it: its items are complete, and unwritten parts are missing. */
export const voiceDraftSchema = z.object({
  ...voiceTextsSchema.shape,
  /** Empty until they are written. */
  title: unwrittenLine,
  introduction: unwrittenLine,
  speakers: z.array(voiceSpeakerSchema).max(MAX_ITEMS.others),
  transcript: z
    .array(voiceLineSchema.extend({ pronunciations: pronunciations.optional() }))
    .max(MAX_ITEMS.lines),
  objectives: z.array(voiceObjectiveSchema).max(5),
  vocabulary: z
    .array(
      voiceWordSchema.extend({
        pronunciations: z.array(z.array(z.string())).optional(),
      }),
    )
    .max(MAX_ITEMS.others),
  questions: z.array(voiceQuestionSchema).max(MAX_ITEMS.others),
  tasks: z.array(voiceTaskSchema).max(MAX_ITEMS.others),
});
export type VoiceDraftContent = z.infer<typeof voiceDraftSchema>;

/** The parts of a lesson that are lists, with the schema of their items. */
export const VOICE_PARTS = {
  transcript: voiceLineSchema,
  speakers: voiceSpeakerSchema,
  objectives: voiceObjectiveSchema,
  vocabulary: voiceWordSchema,
  questions: voiceQuestionSchema,
  tasks: voiceTaskSchema,
} as const;
export type VoicePart = keyof typeof VOICE_PARTS;

const PART_NAMES = Object.keys(VOICE_PARTS) as [VoicePart, ...VoicePart[]];
const put = <Part extends VoicePart, Item extends z.ZodType>(part: Part, item: Item) =>
  z.object({
    kind: z.literal('put'),
    part: z.literal(part),
    item,
    /** Position of a new item, from 0. Without it the item must exist, and is replaced. */
    at: z.int().min(0).max(100).optional(),
  });
const ids = z.array(itemId).max(100);

/** One change of a voice lesson: of its texts, or of an item, which is added, replaced, removed or moved. */
const voiceChangeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('texts'), texts: voiceTextsSchema }),
  z.discriminatedUnion('part', [
    put('transcript', voiceLineSchema),
    put('speakers', voiceSpeakerSchema),
    put('objectives', voiceObjectiveSchema),
    put('vocabulary', voiceWordSchema),
    put('questions', voiceQuestionSchema),
    put('tasks', voiceTaskSchema),
  ]),
  z.object({ kind: z.literal('remove'), part: z.enum(PART_NAMES), itemId }),
  z.object({
    kind: z.literal('order'),
    part: z.enum(PART_NAMES),
    /** The order that the editor read. */
    before: ids,
    after: ids,
  }),
]);
export type VoiceChange = z.infer<typeof voiceChangeSchema>;

/** A voice lesson in the version that the editor read; 0 while nobody has changed it. */
export const voiceVersionSchema = z.object({ id: uuidSchema, version: z.int().min(0) });
export type VoiceVersionInput = z.infer<typeof voiceVersionSchema>;

export const editVoiceLessonSchema = voiceVersionSchema.extend({ change: voiceChangeSchema });
export type EditVoiceLessonInput = z.infer<typeof editVoiceLessonSchema>;
