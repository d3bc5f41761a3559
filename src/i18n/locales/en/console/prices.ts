import type { MessageShape } from '~/i18n/message-shape';
import type { consolePrices as zh } from '../../zh/console/prices';

export const consolePrices = {
  title: 'Plan prices',
  lead: 'Set a plan’s price from a day on. Existing orders keep theirs; carts show the new price and ask the buyer to confirm it.',
  now: 'Now {price}',
  offSale: 'Not on sale',
  none: 'The price has not been changed yet.',
  more: 'Owners find earlier prices in the log of acts.',
  list: 'Prices of {plan}',
  state: {
    FUTURE: '{price} from {day}',
    STARTED: '{price} since {day}, {before} before',
    WITHDRAWN: '{price} from {day} (taken back)',
  },
  takeBack: 'Take back',
  takeBackName: 'Take back the price of {plan} from {day}',
  takeBackText: 'The change to {price} on {day} is taken back, and the price stays.',
  takeBackStarted:
    '{plan} costs {before} again at once. Orders that were made at {price} and are not paid yet keep {price}.',
  keep: 'Back',
  reason: 'Reason (optional)',
  reasonHint: 'For the log of acts: ids and numbers, no names.',
  new: 'Set a price',
  plan: 'Plan',
  price: 'Price (New Taiwan dollars, with tax)',
  day: 'From (midnight in Taipei)',
  effect: '{plan}: {before} now, {price} from the beginning of {day}.',
  effectNow: '{plan}: {before} now, {price} as soon as you send it.',
  dayHint: 'Only owners can have a price begin on the same day.',
  review: 'See the change…',
  ask: 'Change the price like this?',
  before: 'Before',
  after: 'After',
  difference: 'Difference',
  concerns: {
    LARGE_CHANGE: {
      down: 'That is {percent}% less, more than {limit}%. Type the new price once more',
      up: 'That is {percent}% more, more than {limit}%. Type the new price once more',
    },
  },
  ladder: {
    pair: 'From {day}, {longer} is about {longerRate} a month: more than {shorter} at {shorterRate}.',
    type: 'To sell them at these prices, type the names of the plans: {names}',
  },
  recommend: {
    mark: 'Recommended',
    give: 'Recommend: {plan}',
    take: 'No longer recommend: {plan}',
    giveText:
      'Learners see “Recommended” at {plan}, and no other plan has the mark. It is your recommendation and does not say that the price is the lowest.',
    takeText: 'Learners no longer see “Recommended” at {plan}.',
    submit: 'Change the mark',
  },
  submit: 'Set the price',
  done: '{plan}: {price} from {day}.',
  withdrawn: '{plan}: the price from {day} is taken back.',
  failed: 'Nothing was changed',
} as const satisfies MessageShape<typeof zh>;
