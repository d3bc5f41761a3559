/** Kinds of problems of a voice lesson, each of which a screen has a sentence for. */
export const VOICE_PROBLEM_KINDS = [
  'empty',
  'fewLines',
  'fewQuestions',
  'fewTasks',
  'fewObjectives',
  'fewWords',
  'speakerGone',
  'oneSex',
  'optionTwice',
  'noExample',
  'halfWidth',
  'unspeakable',
  'other',
] as const;
