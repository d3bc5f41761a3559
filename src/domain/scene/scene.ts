import type { Accent } from '~/domain/speech/accent';
import type { LEVELS } from '~/domain/unit-kinds';
import type { Speaker } from '~/domain/voices';

/** Homes of a person, which decide on the voices that suit: nobody from Taiwan speaks with a Scottish accent. */
export const HOMES = ['TAIWAN', 'ABROAD'] as const;

interface Bilingual {
  zh: string;
  en: string;
}

/** A person of a scene other than the learner. */
export interface ScenePerson {
  name: Bilingual;
  sex: Speaker['sex'];
  accent: Accent;
  home: (typeof HOMES)[number];
}

/** A line that a person says. */
export interface SceneLine {
  /** Key of the person. */
  person: string;
  en: string;
  zh: string;
}

/** A sentence that the learner may say at a turn. */
export interface SceneReply {
  en: string;
  zh: string;
  /** Its key words in English, in order, parts separated by ` … `. */
  hint: string;
  /** Key of the turn or of the ending that follows. */
  to: string;
}

/** A line of the other person, and the replies to it. */
export interface SceneTurn extends SceneLine {
  replies: readonly SceneReply[];
}

/** How a scene ends: the last line, and what has come of the conversation. */
export interface SceneEnding extends SceneLine {
  title: Bilingual;
  text: Bilingual;
}

/** A conversation that goes on by what the learner says. Its turns and endings are a graph without a circle. */
export interface Scene {
  slug: string;
  level: (typeof LEVELS)[number];
  title: Bilingual;
  /** Where the learner is, and what they want. */
  setting: Bilingual;
  people: Readonly<Record<string, ScenePerson>>;
  /** Key of the first turn. */
  start: string;
  turns: Readonly<Record<string, SceneTurn>>;
  endings: Readonly<Record<string, SceneEnding>>;
}
