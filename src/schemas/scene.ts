import { z } from 'zod';
import type { Scene, SceneEnding, ScenePerson, SceneReply, SceneTurn } from '~/domain/scene/scene';
import type { ReferenceWord } from '~/domain/speech/types';
import type { Speaker } from '~/domain/voices';
import type { LessonClip } from './lesson';
import { textSchema } from './text';

export const sceneSlugSchema = z.object({
  slug: textSchema(40).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
});
export type SceneSlugInput = z.infer<typeof sceneSlugSchema>;

/** A scene in the list, and the head of its page. */
export interface SceneSummary extends Pick<Scene, 'slug' | 'level' | 'title' | 'setting'> {
  /** Keys of its endings. */
  endings: string[];
  /** Fewest and most turns on a way through it. */
  turns: { min: number; max: number };
}

/** Somebody of a scene; the voice is null until there are clips. */
export type PlayedPerson = Pick<ScenePerson, 'name' | 'accent'> & { voice: Speaker | null };

/** A reply with the words that the scorer compares. */
export type PlayedReply = SceneReply & { reference: ReferenceWord[] };

/** A line with its clip; null where the device's voice has to say it. */
export type PlayedTurn = Omit<SceneTurn, 'replies'> & {
  replies: PlayedReply[];
  clip: LessonClip | null;
};
export type PlayedEnding = SceneEnding & { clip: LessonClip | null };

/** A scene as a browser plays it. */
export interface PlayedScene extends Pick<Scene, 'slug' | 'level' | 'title' | 'start'> {
  /** Of its texts. */
  version: string;
  people: Record<string, PlayedPerson>;
  turns: Record<string, PlayedTurn>;
  endings: Record<string, PlayedEnding>;
}
