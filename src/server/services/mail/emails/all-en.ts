import { formatCurrency } from '~/lib/format-currency';
import { formatDate } from '~/lib/format-date';
import { formatDateTime } from '~/lib/format-date-time';
import type { EmailTemplates } from '../email-content';
import type { MailTemplates } from '../templates';
import { activityEmailsEn } from './activity-en';
import { contactEmailsEn } from './contact-en';
import { giftEmailsEn } from './gift-en';
import { invoiceEmailsEn } from './invoice-en';
import { paymentEmailsEn } from './payment-en';
import { reminderEmailsEn } from './reminder-en';

const formatDay = (iso: string) => formatDate(iso, 'en');

export const emailsEn: EmailTemplates<MailTemplates> = {
  ...activityEmailsEn,
  ...paymentEmailsEn,
  ...invoiceEmailsEn,
  ...contactEmailsEn,
  ...giftEmailsEn,
  ...reminderEmailsEn,

  'verify-email': ({ name, token }, site) => ({
    subject: `Confirm your e-mail for ${site.name}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      'Press the button to confirm that this mailbox is yours. The link works once, for 24 hours.',
    ],
    button: { label: 'Confirm e-mail', url: site.link(`/email-verify/${token}`) },
    note: 'If you did not sign up or change your e-mail, ignore this message.',
  }),

  'address-taken': ({ name }, site) => ({
    subject: `You already have a ${site.name} account`,
    greeting: `Hello ${name},`,
    paragraphs: [
      'Someone just tried to sign up with this address, which already has an account. If it was you, just log in; if you forgot your password, you can reset it.',
    ],
    button: { label: 'Log in', url: site.link('/login') },
    note: 'If it was not you, ignore this message. Nothing about your account has changed.',
  }),

  'reset-password': ({ name, token }, site) => ({
    subject: `Set a new password for ${site.name}`,
    greeting: `Hello ${name},`,
    paragraphs: ['Press the button to set a new password. The link works once, for 30 minutes.'],
    button: { label: 'Set a new password', url: site.link(`/password-reset/${token}`) },
    note: 'If you did not ask for this, ignore this message. Your password stays the same.',
  }),

  'password-changed': ({ name }, site) => ({
    subject: `Your ${site.name} password was changed`,
    greeting: `Hello ${name},`,
    paragraphs: ['Your password was just changed, and all your other devices were logged out.'],
    button: { label: 'Log in', url: site.link('/login') },
    note: 'If this was not you, set a new password now with “Forgot your password?” on the login page.',
  }),

  'new-device': ({ name, device, at }, site) => ({
    subject: `A new device logged in to your ${site.name} account`,
    greeting: `Hello ${name},`,
    paragraphs: ['Someone just logged in to your account on a new device.'],
    table: [
      ['Time', `${formatDateTime(new Date(at), 'en')} (Taipei)`],
      ['Device', device],
    ],
    button: { label: 'Not me: set a new password', url: site.link('/forgot-password') },
    note: 'If it was you, there is nothing to do. If not, set a new password now; every device will then be logged out.',
  }),

  'email-changing': ({ name, newEmail }, site) => ({
    subject: `A new e-mail address for your ${site.name} account`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `We received a request to change your account’s e-mail to ${newEmail}. We sent a link there; the address changes once it is confirmed with that link.`,
    ],
    note: 'If you did not ask for this, change your password now.',
  }),

  'email-changed': ({ name, newEmail, token }, site) => ({
    subject: `Your ${site.name} account has a new e-mail address`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `Your account’s e-mail address was changed from this one to ${newEmail}. From now on, please log in with the new one.`,
      'If it was not you, the button below brings this address back for seven days: every device is logged out at once, and you set a new password. Meanwhile nobody can sign up with this address.',
    ],
    button: {
      label: 'It was not me: restore this address',
      url: site.link(`/email-restore/${token}`),
    },
    note: 'If it was you, there is nothing to do. Please do not forward this e-mail.',
  }),

  'email-restored': ({ name }, site) => ({
    subject: `Your ${site.name} account has its previous e-mail address again`,
    greeting: `Hello ${name},`,
    paragraphs: [
      'The link that the previous address received was just used. The account has that address again and a new password, and every device was logged out. This address can no longer be used to log in.',
    ],
    button: { label: 'Contact us', url: site.link('/#contact') },
    note: 'If you think that this is wrong, please write to us.',
  }),

  'signed-out-everywhere': ({ name, all }, site) => ({
    subject: `Your ${site.name} account was logged out ${all ? 'everywhere' : 'on other devices'}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      all
        ? 'As you asked, every device was logged out. Log in again to continue practicing.'
        : 'As you asked, every device except the one you used was logged out.',
    ],
    button: { label: 'Log in', url: site.link('/login') },
    note: 'If this was not you, set a new password now with “Forgot your password?” on the login page.',
  }),

  'deletion-requested': ({ name, dueAt }, site) => ({
    subject: `Your ${site.name} account will be deleted on ${formatDay(dueAt)}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `You asked us to delete your account. It will be deleted on ${formatDay(dueAt)}; until then you can log in and use it as before.`,
      'If you change your mind, log in and press “Keep my account”. Nothing will be lost.',
      'After that day, your profile, your practice and your membership cannot be brought back. We keep only the transaction records that the law requires, no longer tied to your name or e-mail.',
    ],
    button: { label: 'Log in and keep it', url: site.link('/profile/security') },
    note: 'If you did not ask for this, log in, keep the account and change your password now.',
  }),

  'deletion-cancelled': ({ name }, site) => ({
    subject: `Your ${site.name} account stays`,
    greeting: `Hello ${name},`,
    paragraphs: [
      'Your account will not be deleted; everything is as it was. We are glad you are staying.',
    ],
    button: { label: 'Continue practicing', url: site.link('/my-lesson') },
    note: 'If this was not you, change your password now.',
  }),

  'account-deleted': ({ name }, site) => ({
    subject: `Your ${site.name} account has been deleted`,
    greeting: `Hello ${name},`,
    paragraphs: [
      'Your account has been deleted, and with it your profile and your practice. We keep only the transaction records that the law requires, no longer tied to your name or e-mail.',
      'Thank you for practicing with us. You can sign up again with the same address whenever you like.',
    ],
  }),

  'order-paid': (
    { name, orderId, number, total, discount = 0, lines, memberUntil, gift },
    site,
  ) => ({
    subject: total > 0 ? `Paid: order ${number}` : `Complete: order ${number}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      total > 0
        ? 'We have received your payment. Thank you.'
        : discount > 0
          ? 'Your order is complete. The discount covers all of it, so there is nothing to pay.'
          : 'Your order is complete, and there is nothing to pay.',
      ...(memberUntil ? [`You are a VIP member until ${formatDay(memberUntil)}.`] : []),
      ...(gift
        ? [
            'This is a gift: the link to claim it is on its way. Your order shows where it was sent and when it is claimed.',
          ]
        : []),
    ],
    table: [
      ...lines.map(({ name, qty, subtotal }): [string, string] => [
        `${name} × ${qty}`,
        formatCurrency(subtotal),
      ]),
      ...(discount > 0 ? [['Discount', `−${formatCurrency(discount)}`] as [string, string]] : []),
      ['Total', formatCurrency(total)],
    ],
    button: { label: 'See the order', url: site.link(`/order-created/${orderId}`) },
  }),

  'refund-requested': ({ name, orderId, number, amount, gift }, site) => ({
    subject: `Refund requested: order ${number}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `You asked for a refund of ${formatCurrency(amount)}. Once we have confirmed it, the money goes back to the card that you paid with, within fifteen days at the latest.`,
      gift
        ? 'Until then the gift can still be claimed, and once it is claimed it cannot be refunded. You can withdraw the request on the order’s page.'
        : 'Until then your membership continues, and you can withdraw the request on the order’s page.',
    ],
    button: { label: 'See the order', url: site.link(`/order-created/${orderId}`) },
  }),

  'refund-approved': ({ name, orderId, number, amount, gift }, site) => ({
    subject: `Refund approved: order ${number}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `Your refund is approved: ${formatCurrency(amount)} goes back to the card that you paid with. When it shows on your statement depends on your bank.`,
      gift
        ? 'The link to the gift no longer works. Your own membership does not change.'
        : 'The membership time of this order ends now. You keep your practice results and the free units; come back whenever you like.',
    ],
    button: { label: 'See the order', url: site.link(`/order-created/${orderId}`) },
  }),

  'refund-rejected': ({ name, orderId, number, note, gift }, site) => ({
    subject: `About your refund request: order ${number}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      'We could not approve your refund request this time, for this reason:',
      note,
      gift
        ? `The gift can still be claimed. If you have a question, write to ${site.email}.`
        : `Your membership continues. If you have a question, write to ${site.email}.`,
    ],
    button: { label: 'See the order', url: site.link(`/order-created/${orderId}`) },
  }),

  'membership-ending': ({ name, endsAt, tomorrow }, site) => ({
    subject: tomorrow
      ? `Your ${site.name} membership ends tomorrow`
      : `Your ${site.name} membership ends on ${formatDay(endsAt)}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `You are a VIP member until ${formatDateTime(new Date(endsAt), 'en')} (Taipei). After that you keep your practice results and the free units; the units for members are locked.`,
      'If you would like to continue, buy a plan now: the new time starts when the old time ends, so no day is lost.',
    ],
    button: { label: 'See the plans', url: site.link('/price') },
    note: 'Nothing is charged automatically; if you do not want to renew, there is nothing to do.',
  }),
};
