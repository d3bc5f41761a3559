import type { MessageShape } from '~/i18n/message-shape';
import type { membership as zh } from '../zh/membership';

/** The member history: the entries that led to the end of the membership. */
export const membership: MessageShape<typeof zh> = {
  why: 'Why does it end on this day?',
  whyOver: 'How was the time counted?',
  paused: 'Your membership is paused. It resumes on {until} and then ends on {end}.',
  pausedBadge: 'VIP, paused',
  pausedShort:
    'Your membership is paused. It resumes on {until} and ends on {end}; what you buy is added after that.',
  pausedUnit: 'Your membership is paused until {until}. Then the members’ units open again.',
  over: 'Your membership ended on {day}.',
  'months#one': '{count} month',
  'months#other': '{count} months',
  'days#one': '{count} day',
  'days#other': '{count} days',
  both: '{months} and {days}',
  starts: '{length}: {from} → {to}',
  follows: 'After {before}, {length} → {to}',
  more: ', then {length} → {to}',
  bonus: ', and {length} free → {to}',
  full: '{sum}.',
  takenBack: '{length} removed: {before} → {to}.',
  pausing: 'Paused for {length} from {from}, so the end moved: {before} → {to}.',
  resumed: 'Resumed early, so the end moved back: {before} → {to}.',
  refunded: 'The refunded time was removed: {before} → {to}.',
  unmoved: 'The end did not move.',
  reason: 'Note: {reason}',
  order: 'Order {number}',
  giver: 'A gift from {name}',
  kinds: {
    PAID: 'Plan bought',
    BONUS: 'Bonus days',
    TRIAL: 'Trial from an event',
    GIFT: 'A gift',
    GRANT: 'Days from our staff',
    TAKEN_BACK: 'Days removed by our staff',
    REFUND: 'Refund',
    PAUSE: 'Membership paused',
    RESUME: 'Membership resumed',
  },
};
