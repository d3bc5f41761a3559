import { z } from 'zod';
import { VOICE_CATEGORIES } from '~/domain/media-kinds';
import { ACCENTS } from '~/domain/speech/accent';
import { SEXES } from '~/domain/voices';
import { bilingual } from './content';
import { lessonContentFields } from './media-content';

/** Replaces the dictionary's pronunciations of single words; keys in lower case. */
const pronunciations = z.record(z.string(), z.array(z.array(z.string()).min(1)).min(1)).optional();

/** A turn of a dialogue, or one sentence of a story. */
const turn = z.strictObject({
  speaker: z.string().min(1),
  en: z.string().min(1),
  zh: z.string().min(1),
  pronunciations,
});
export type Turn = z.infer<typeof turn>;

const question = z.strictObject({
  question: bilingual,
  options: z.array(z.string().min(1)).length(4),
  /** Index of the right option. */
  answer: z.int().min(0).max(3),
  why: bilingual,
});

const task = z.strictObject({
  prompt: bilingual,
  sample: z.string().min(1),
  sampleTranslation: z.string().min(1),
});

/** `prisma/content/voice-lessons/<slug>.json`: an editor's content of a voice lesson. */
export const voiceContentSchema = z
  .strictObject({
    ...lessonContentFields,
    category: z.enum(VOICE_CATEGORIES),
    /** Whether it is in the archive of earlier lessons. */
    archived: z.boolean(),
    /** Total time for listening, answering and speaking. */
    minutes: z.int().min(1).max(30),
    speakers: z.record(
      z.string(),
      z.strictObject({
        accent: z.enum(ACCENTS),
        /** Sex of the person, and so of the voice. */
        sex: z.enum(SEXES),
        name: bilingual,
      }),
    ),
    transcript: z.array(turn).min(5),
    questions: z.array(question).min(3),
    tasks: z.array(task).min(1),
  })
  .refine(
    ({ speakers, transcript }) =>
      transcript.every(({ speaker }) => Object.hasOwn(speakers, speaker)),
    {
      message: 'Everybody who speaks must be among the speakers.',
    },
  );
export type VoiceContent = z.infer<typeof voiceContentSchema>;
