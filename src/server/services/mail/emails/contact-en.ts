import type { ContactSubject } from '~/domain/contact-subject';
import type { EmailTemplates } from '../email-content';
import type { ContactTemplates } from '../templates';

const SUBJECTS: Record<ContactSubject, string> = {
  ORDER: 'orders and payment',
  ACCOUNT: 'account and login',
  LESSON: 'lessons and practice',
  COOPERATION: 'partnerships',
  OTHER: 'something else',
};

/** E-mails about contact messages: to the contact address, and to the sender. */
export const contactEmailsEn: EmailTemplates<ContactTemplates> = {
  'contact-message': ({ name, id, from, replyTo, subject, orderNumber, body, language }) => ({
    subject: `Contact form: ${SUBJECTS[subject]} (${id.slice(-6)})`,
    greeting: `Dear ${name},`,
    paragraphs: ['Someone wrote to you through the contact form:', ...body.split(/\n+/)],
    table: [
      ['Name', from],
      ['E-mail', replyTo],
      ...(orderNumber ? [['Order', orderNumber] as [string, string]] : []),
      ['Language', language === 'zh' ? '中文' : 'English'],
    ],
    note: `The text and the address are as they were typed; nobody has confirmed them. When you have answered, run npm run contact -- answered ${id}.`,
    replyTo,
    footer: 'The contact form sent this e-mail. A reply goes to the person who wrote the message.',
  }),

  'contact-received': ({ subject }, site) => ({
    subject: 'We have received your message',
    greeting: 'Hello,',
    paragraphs: [
      `Thank you for writing to ${site.name} about ${SUBJECTS[subject]}. We will reply to this address within two working days.`,
      'In the meantime, you may find an answer in our FAQ.',
    ],
    button: { label: 'See the FAQ', url: site.link('/faq') },
    note: 'If you did not write to us, someone has probably mistyped their address. There is nothing to do.',
  }),
};
