import type { MailTemplateName } from './mail-template';

/** Which mails leave first: `PERSON` are those that somebody waits for, `BULK` those that the product began by itself,
 *  for many. */
export type MailLane = 'PERSON' | 'BULK';

const BULK: readonly MailTemplateName[] = [
  'practice-reminder',
  'membership-ending',
  'activity-changed',
  'activity-cancelled',
];

/** The lane of a mail when it is written first. */
export function laneOf(template: MailTemplateName): MailLane {
  return BULK.includes(template) ? 'BULK' : 'PERSON';
}
