import { z } from 'zod';
import { CEFR_LEVELS } from '~/domain/grading/types';
import { VOICE_CATEGORIES } from '~/domain/media-kinds';
import { ACCENTS } from '~/domain/speech/accent';
import { ACCESSES, LEVELS } from '~/domain/unit-kinds';
import { VOICE_PROBLEM_KINDS } from '~/domain/voice-problem';
import { bilingualSchema } from './bilingual';
import { reasonSchema } from './operator';
import { clipRunSchema } from './operator-unit';
import { plannedPublicationSchema, publicationHourSchema } from './planned-publication';
import { uuidSchema } from './text';
import { voiceDraftSchema, voiceVersionSchema } from './voice-draft';

export const voiceIdSchema = z.object({ id: uuidSchema });
export type VoiceIdInput = z.infer<typeof voiceIdSchema>;

export const publishVoiceLessonSchema = voiceVersionSchema.extend({
  /** For the log of acts. */
  reason: reasonSchema,
});
export type PublishVoiceLessonInput = z.infer<typeof publishVoiceLessonSchema>;

export const planVoicePublicationSchema = publishVoiceLessonSchema.extend(
  publicationHourSchema.shape,
);
export type PlanVoicePublicationInput = z.infer<typeof planVoicePublicationSchema>;

/** States of a voice lesson: never published, shown, or hidden by an operator. */
const VOICE_STATES = ['NEW', 'SHOWN', 'HIDDEN'] as const;

const voiceHead = {
  id: z.string(),
  /** Its address; null until it is published. */
  slug: z.string().nullable(),
  state: z.enum(VOICE_STATES),
  /** Whether it has unpublished changes. */
  isChanged: z.boolean(),
  /** People who have begun it. */
  learners: z.int(),
};

const voiceRowSchema = z.object({
  ...voiceHead,
  title: bilingualSchema,
  category: z.enum(VOICE_CATEGORIES),
  level: z.enum(LEVELS),
  access: z.enum(ACCESSES),
  lines: z.int(),
  /** Planned hour of its publication. */
  publishAt: z.date().nullable(),
  /** Number of texts without a clip, and of rejected clips. */
  missing: z.int(),
  refused: z.int(),
  /** Whether its draft cannot be read: it has no title then. */
  isUnreadable: z.boolean(),
});
export type VoiceRow = z.infer<typeof voiceRowSchema>;
export const voiceRowsSchema = z.array(voiceRowSchema);

/** The clip of a text of a voice lesson. */
const voiceClipSchema = z.object({
  /** The position of the text: `transcript.<id>`. */
  field: z.string(),
  accent: z.enum(ACCENTS),
  text: z.string(),
  url: z.string(),
  durationMs: z.int(),
  /** 0–100 by the learners' scorer. */
  score: z.number(),
  /** Whether the scorer accepts it. */
  accepted: z.boolean(),
  /** Time and person of the recording, with the name if the account has one; null for a voice's clip. */
  recorded: z.object({ at: z.date(), by: z.string().nullable() }).nullable(),
});
export type VoiceClipView = z.infer<typeof voiceClipSchema>;

/** A voice lesson as the desk shows it. */
export const operatorVoiceLessonSchema = z.object({
  ...voiceHead,
  version: z.int(),
  content: voiceDraftSchema,
  /** Problems that prevent its publication; a field is `transcript.<id>`. */
  problems: z.array(
    z.object({ field: z.string(), kind: z.enum(VOICE_PROBLEM_KINDS), detail: z.string() }),
  ),
  /** Level of each line, word and sample by our own grader, by the id of the item. */
  grades: z.map(z.string(), z.enum(CEFR_LEVELS)),
  /** Words of each line that are above the lesson's level. */
  hardWords: z.map(z.string(), z.array(z.object({ text: z.string(), level: z.enum(CEFR_LEVELS) }))),
  /** The spoken texts with their pronunciations; null if a recording cannot be checked. */
  texts: z.array(
    z.object({
      field: z.string(),
      accent: z.enum(ACCENTS),
      text: z.string(),
      ipa: z.string().nullable(),
    }),
  ),
  /** Clips in the order of the texts. */
  clips: z.array(voiceClipSchema),
  clipRun: clipRunSchema.nullable(),
  planned: plannedPublicationSchema.nullable(),
});
export type OperatorVoiceLesson = z.infer<typeof operatorVoiceLessonSchema>;
export type VoiceTextView = OperatorVoiceLesson['texts'][number];
export type VoiceProblem = OperatorVoiceLesson['problems'][number];

/** The version of a lesson after a change. */
export const voiceVersionViewSchema = z.object({ id: z.string(), version: z.int() });
