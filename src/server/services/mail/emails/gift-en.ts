import type { EmailTemplates } from '../email-content';
import type { GiftTemplates } from '../templates';

/** E-mails about gifts. */
export const giftEmailsEn: EmailTemplates<GiftTemplates> = {
  'gift-arrived': ({ name, from, message, token, months, days }, site) => ({
    subject: `You have been given a ${site.name} membership`,
    greeting: name ? `Hello ${name},` : 'Hello,',
    paragraphs: [
      `${from} has given you a VIP membership of ${site.name}: ${formatPeriod(months, days)}. Ten minutes a day of spoken English practice.`,
      ...(message ? [`A message from ${from}:`, ...message.split('\n').filter(Boolean)] : []),
      'Press the button to claim it. If you have no account yet, sign up and you will come back to the same page; if you are already a member, the time is added after your own.',
    ],
    button: { label: 'Open the gift', url: site.link(`/gift/${token}`) },
    note: 'The link can be claimed once, by whoever opens it, so please do not pass it on. If you do not know who sent it, ignore this message.',
  }),

  'gift-claimed': ({ name, to, orderId, number }, site) => ({
    subject: `Your gift has been claimed: order ${number}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `${to ?? 'The person you chose'} has claimed the membership that you gave. Thank you for your gift.`,
    ],
    button: { label: 'See the order', url: site.link(`/order-created/${orderId}`) },
  }),
};

function formatPeriod(months: number, days: number): string {
  const pluralise = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
  if (months === 0) return pluralise(days, 'day');
  return days === 0
    ? pluralise(months, 'month')
    : `${pluralise(months, 'month')} plus ${pluralise(days, 'day')}`;
}
