import type { ContactSubject } from '~/domain/contact-subject';
import type { EmailTemplates } from '../email-content';
import type { ContactTemplates } from '../templates';

const SUBJECTS: Record<ContactSubject, string> = {
  ORDER: 'orders and payment',
  ACCOUNT: 'account and login',
  LESSON: 'lessons and practice',
  COOPERATION: 'working together',
  OTHER: 'something else',
};

/** E-mails about contact messages: to the contact address, and to the sender. */
export const contactEmailsEn: EmailTemplates<ContactTemplates> = {
  'contact-message': ({ name, id, from, replyTo, subject, orderNumber, body, language }) => ({
    subject: `Contact form: ${SUBJECTS[subject]} (${id.slice(-6)})`,
    greeting: `Dear ${name},`,
    paragraphs: ['Somebody wrote through the site:', ...body.split(/\n+/)],
    table: [
      ['Name', from],
      ['E-mail', replyTo],
      ...(orderNumber ? [['Order', orderNumber] as [string, string]] : []),
      ['Language', language === 'zh' ? '中文' : 'English'],
    ],
    note: `Text and address are as they were typed; nobody has confirmed them. When you have answered, run npm run contact -- answered ${id}.`,
    replyTo,
    footer: 'The contact form sent this. A reply goes to whoever wrote it.',
  }),

  'contact-received': ({ subject }, site) => ({
    subject: 'We have your letter',
    greeting: 'Hello,',
    paragraphs: [
      `Thank you for writing to ${site.name} about ${SUBJECTS[subject]}. We answer to this address within two working days.`,
      'Until then, perhaps somebody has asked the same before.',
    ],
    button: { label: 'See the questions', url: site.link('/faq') },
    note: 'If you did not write to us, somebody has probably mistyped an address. You need not do anything.',
  }),
};
