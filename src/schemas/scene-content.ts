import { z } from 'zod';
import { HOMES, type Scene } from '~/domain/scene/scene';
import { ACCENTS } from '~/domain/speech/accent';
import { SEXES } from '~/domain/voices';
import { levelSchema } from './content';

/** Key of a person, a turn or an ending; “constructor” is a key of every object. */
const key = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(40)
  .refine((text) => text !== 'constructor', 'This is no key.');
const english = z.string().min(2).max(160);
const chinese = z.string().min(1).max(100);
const title = z.strictObject({ zh: z.string().min(1).max(24), en: z.string().min(1).max(48) });
const text = z.strictObject({ zh: chinese, en: english });

/** What a person says. */
const line = { person: key, en: english, zh: chinese };

const reply = z.strictObject({
  /** A sentence or two that can be said in one breath. */
  en: z.string().min(2).max(110),
  zh: z.string().min(1).max(60),
  hint: z.string().min(2).max(50),
  to: key,
});

const turn = z.strictObject({ ...line, replies: z.array(reply).min(2).max(3) });
const ending = z.strictObject({ ...line, title, text });

/** A record with so many entries. */
const record = <T extends z.ZodType>(value: T, min: number, max: number) =>
  z.record(key, value).refine((entries) => {
    const { length } = Object.keys(entries);
    return length >= min && length <= max;
  }, `There must be ${min} to ${max}.`);

/** `prisma/content/scenes/<slug>.json`: a scene as its author writes it. */
export const sceneContentSchema = z
  .strictObject({
    slug: key,
    level: levelSchema,
    title,
    setting: text,
    people: record(
      z.strictObject({
        name: title,
        sex: z.enum(SEXES),
        accent: z.enum(ACCENTS),
        home: z.enum(HOMES),
      }),
      1,
      3,
    ),
    start: key,
    turns: record(turn, 6, 24),
    endings: record(ending, 2, 6),
  })
  .refine(
    ({ people, turns, endings }) =>
      [...Object.values(turns), ...Object.values(endings)].every(({ person }) =>
        Object.hasOwn(people, person),
      ),
    { message: 'Everybody who speaks must be among the people.' },
  )
  .refine(({ turns, endings }) => Object.keys(endings).every((it) => !Object.hasOwn(turns, it)), {
    message: 'A turn and an ending must not have the same key.',
  }) satisfies z.ZodType<Scene>;
