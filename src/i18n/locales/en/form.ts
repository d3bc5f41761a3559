import type { MessageShape } from '~/i18n/message-shape';
import type { form as zh } from '../zh/form';

/** Texts of every form: while it sends, and about the connection. */
export const form = {
  sending: 'Sending',
  slow: 'The connection is slow; still sending. Everything you filled in is still here.',
  offline:
    'You are offline, so nothing was sent. Everything you filled in is still here: press again when you are connected.',
  notNow:
    'The service is not responding right now, so this may not have gone through. Everything you filled in is still here: try again in a few seconds.',
  noAnswer: 'The server could not be reached. Check your connection and try again.',
  online: 'You are back online: you can try again now.',
  paymentLost:
    'You seem to be offline; nothing was charged. Check your connection and press again.',
  paymentNotNow:
    'The service is not responding right now; nothing was charged. Press again in a few seconds.',
} as const satisfies MessageShape<typeof zh>;
