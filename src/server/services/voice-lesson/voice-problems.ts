import 'server-only';
import { hasWord } from '~/domain/has-word';
import { ACCENTS } from '~/domain/speech/accent';
import type { VoiceProblem } from '~/schemas/operator-voice-lesson';
import { voiceContentSchema } from '~/schemas/voice-content';
import type { VoiceDraftContent } from '~/schemas/voice-draft';
import { ServiceError } from '~/server/errors';
import {
  type PronunciationOverrides,
  toCards,
  toOverrides,
} from '~/server/gateways/speech/known-words';
import { MissingPronunciation } from '~/server/gateways/speech/missing-pronunciation';
import { cardsOf } from '~/server/gateways/speech/voice-lines';
import { wordsToSay } from '~/server/gateways/speech/words-to-say';
import { toLesson } from './draft-content';

type Kind = VoiceProblem['kind'];

/** Minimum numbers of a whole lesson, by the rules of content files. */
const FEWEST = [
  ['transcript', 'fewLines', 5],
  ['questions', 'fewQuestions', 3],
  ['tasks', 'fewTasks', 1],
  ['objectives', 'fewObjectives', 1],
  ['vocabulary', 'fewWords', 1],
] as const satisfies readonly (readonly [keyof VoiceDraftContent, Kind, number])[];

/** The rules of content files that a draft does not meet yet; in this state it is neither synthesised nor
 *  published. */
export function voiceProblems(content: VoiceDraftContent): VoiceProblem[] {
  const found = [
    ...wholeProblems(content),
    ...speakerProblems(content),
    ...studyProblems(content),
    ...chineseProblems(content),
    ...spokenProblems(content),
  ];
  return found.length > 0 ? found : fileProblems(content);
}

/** @throws ServiceError DRAFT_INCOMPLETE with the invalid fields */
export function assertComplete(content: VoiceDraftContent): void {
  const problems = voiceProblems(content);
  if (problems.length > 0)
    throw new ServiceError(
      'DRAFT_INCOMPLETE',
      Object.fromEntries(problems.map(({ field, kind }) => [field, kind])),
    );
}

const problem = (field: string, kind: Kind, detail = ''): VoiceProblem => ({ field, kind, detail });

function wholeProblems(content: VoiceDraftContent): VoiceProblem[] {
  const texts = (['title', 'introduction'] as const).flatMap((field) =>
    (['zh', 'en'] as const)
      .filter((language) => content[field][language] === '')
      .map((language) => problem(`${field}.${language}`, 'empty')),
  );
  const few = FEWEST.filter(([part, , fewest]) => content[part].length < fewest);
  return [...texts, ...few.map(([part, kind, fewest]) => problem(part, kind, String(fewest)))];
}

function speakerProblems({ speakers, transcript }: VoiceDraftContent): VoiceProblem[] {
  const names = speakers.map(({ id }) => id);
  const gone = transcript.filter(({ speaker }) => !names.includes(speaker));
  const people = speakers.filter(({ id }) => id !== 'narrator');
  const isOneSex = people.length > 1 && new Set(people.map(({ sex }) => sex)).size < 2;
  return [
    ...gone.map(({ id }) => problem(`transcript.${id}.speaker`, 'speakerGone')),
    ...(isOneSex ? [problem('speakers', 'oneSex')] : []),
  ];
}

function studyProblems({ vocabulary, questions }: VoiceDraftContent): VoiceProblem[] {
  const words = vocabulary.filter(({ text, example }) => !hasWord(example, text, { orForm: true }));
  const twice = questions.filter(({ options }) => new Set(Object.values(options)).size < 4);
  return [
    ...words.map(({ id, text }) => problem(`vocabulary.${id}.example`, 'noExample', text)),
    ...twice.map(({ id }) => problem(`questions.${id}.options`, 'optionTwice')),
  ];
}

const HALF_WIDTH = /[,;:!?()]|\.(?!\d)/;

function chineseProblems(content: VoiceDraftContent): VoiceProblem[] {
  const { title, introduction, transcript, objectives, vocabulary, tasks } = content;
  const texts: [field: string, chinese: string][] = [
    ['title.zh', title.zh],
    ['introduction.zh', introduction.zh],
    ...transcript.map(({ id, zh }): [string, string] => [`transcript.${id}.zh`, zh]),
    ...objectives.map(({ id, text }): [string, string] => [`objectives.${id}.text.zh`, text.zh]),
    ...vocabulary.flatMap(({ id, meaning, exampleTranslation }): [string, string][] => [
      [`vocabulary.${id}.meaning`, meaning],
      [`vocabulary.${id}.exampleTranslation`, exampleTranslation],
    ]),
    ...tasks.flatMap(({ id, prompt, sampleTranslation }): [string, string][] => [
      [`tasks.${id}.prompt.zh`, prompt.zh],
      [`tasks.${id}.sampleTranslation`, sampleTranslation],
    ]),
  ];
  return texts
    .filter(([, chinese]) => HALF_WIDTH.test(chinese))
    .map(([field]) => problem(field, 'halfWidth'));
}

/** Texts that cannot be synthesised and scored: a word that is in no dictionary, a number in digits, or a symbol
 *  that is not of the IPA. */
function spokenProblems(content: VoiceDraftContent): VoiceProblem[] {
  const { transcript, vocabulary, tasks } = content;
  const check = (field: string, say: () => unknown): VoiceProblem[] => {
    try {
      say();
      return [];
    } catch (error) {
      const word = error instanceof MissingPronunciation ? error.word : (error as Error).message;
      return [problem(field, 'unspeakable', word)];
    }
  };
  const words = vocabulary.flatMap(({ id, text, ipa, pronunciations }) => {
    const overrides = toOverrides({ text, pronunciations });
    const cards = toCards([{ text, ipa }]);
    return check(`vocabulary.${id}.ipa`, () =>
      ACCENTS.map((accent) => wordsToSay(text, accent, { overrides, cards })),
    );
  });
  const cards = words.length > 0 ? undefined : cardsOf(content);
  const say = (text: string, overrides?: PronunciationOverrides) =>
    ACCENTS.map((accent) => wordsToSay(text, accent, { overrides, cards }));
  return [
    ...words,
    ...transcript.flatMap(({ id, en, pronunciations }) =>
      check(`transcript.${id}.en`, () => say(en, pronunciations)),
    ),
    ...tasks.flatMap(({ id, sample }) => check(`tasks.${id}.sample`, () => say(sample))),
  ];
}

/** Further problems by the schema of content files. */
function fileProblems(content: VoiceDraftContent): VoiceProblem[] {
  const file = { ...toLesson(content), slug: 'lesson', publishedOn: '2026-01-01' };
  const { error } = voiceContentSchema.safeParse(file);
  return (error?.issues ?? []).map(({ path, message }) =>
    problem(path.map(String).join('.'), 'other', message),
  );
}
