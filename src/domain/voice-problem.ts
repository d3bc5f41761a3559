/** Kinds of problems of a voice lesson; a screen has a sentence for each. */
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
