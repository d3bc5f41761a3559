import type { MessageShape } from '~/i18n/message-shape';
import type { consoleGifts as zh } from '../../zh/console/gifts';

export const consoleGifts = {
  title: 'Gifts',
  lead: 'Memberships bought for somebody else: for whom, whether the e-mail left, and who claimed them. You can download the filtered list as a CSV file.',
  q: 'Order or e-mail address',
  state: 'State',
  states: {
    WAITING: 'waiting for payment',
    LAPSED: 'order canceled or expired',
    SENT: 'waiting to be claimed',
    CLAIMED: 'claimed',
    WITHDRAWN: 'refunded',
  },
  recipient: 'For',
  recipientName: 'Recipient',
  sent: 'Link sent',
  claimed: 'Claimed',
  claimedBy: 'Claimed by',
  mail: 'E-mail',
  resendName: 'Send again: the e-mail of order {number}',
  resendText:
    'A new e-mail is written from what is known now and goes to {email}, with a link that works. If the gift has been claimed, refunded or given another address meanwhile, nothing is sent.',
} as const satisfies MessageShape<typeof zh>;
