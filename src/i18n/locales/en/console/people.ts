import type { MessageShape } from '~/i18n/message-shape';
import type { consolePeople as zh } from '../../zh/console/people';

export const consolePeople = {
  person: 'Person: {name}',
  account: 'Account',
  name: 'Name',
  email: 'E-mail',
  emailOpen: 'not verified',
  role: 'Role',
  since: 'Signed up',
  state: 'State',
  enabled: 'can log in',
  disabled: 'disabled since {time}',
  devices: 'Logged-in devices',
  membership: 'Membership',
  memberUntil: 'Member until {date}',
  notMember: 'Not a member now',
  paused: 'Paused, resumes on {date}',
  orders: 'Orders',
  noOrders: 'No orders.',
  letters: 'Letters',
  noLetters: 'No letters.',
  answered: 'answered',
  unanswered: 'not answered',
} as const satisfies MessageShape<typeof zh>;
