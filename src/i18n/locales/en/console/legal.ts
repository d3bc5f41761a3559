import type { MessageShape } from '~/i18n/message-shape';
import type { consoleLegal as zh } from '../../zh/console/legal';

export const consoleLegal = {
  title: 'Legal texts',
  lead: 'Publish a new version, in force from the day you choose. Earlier ones stay readable, and what members and orders accepted does not change.',
  slugs: { tou: 'Terms of use', privacy: 'Privacy policy', refund: 'Refund policy' },
  list: 'Versions of the {name}',
  states: { LATER: 'Not in force yet', IN_FORCE: 'In force', EARLIER: 'Earlier' },
  new: 'Write a new version',
  newName: 'Write a new version of the {name}',
  day: 'In force from (midnight in Taipei)',
  dayHint:
    'It must be later than the newest version. Learners can read the new text as soon as it is published.',
  fields: {
    title: { zh: 'Title in Chinese', en: 'Title in English' },
    status: { zh: 'Status line in Chinese', en: 'Status line in English' },
    intro: { zh: 'Introduction in Chinese', en: 'Introduction in English' },
    text: { zh: 'Sections in Chinese', en: 'Sections in English' },
  },
  textHint:
    'A line with # begins a section, a blank line parts paragraphs. {names} are replaced by the settings; plans, and those that begin with example, by the plans on sale and an example of a refund.',
  headings: 'The text has to begin with a line with #, and every section needs a paragraph.',
  paragraphs: 'The languages differ in sections or paragraphs. Please compare them.',
  placeholder:
    'There is an unknown name in double braces. The hint of the sections lists the known ones.',
  unreadable:
    'There is a text, but its newest version could not be read, so that the fields are empty. The server’s log has the reason. Please have the whole text at hand before you publish.',
  preview: 'Preview what learners will read',
  effect:
    '{name}: this version is in force from midnight on {day} and cannot be changed after that.',
  publish: 'Publish this version',
  done: 'The new version is published: {name}.',
  withdraw: 'Take back',
  withdrawName: 'Take back the {name} of {day}',
  withdrawText:
    'It is not in force yet. Learners no longer see it; its text stays in the log of acts.',
  withdrew: 'Taken back: {name} of {day}.',
  keep: 'Back',
  failed: 'Nothing was changed',
} as const satisfies MessageShape<typeof zh>;
