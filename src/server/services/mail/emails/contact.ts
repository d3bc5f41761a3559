import type { ContactSubject } from '~/domain/contact-subject';
import type { Language } from '~/lib/language';
import { defineMail } from '../define-mail';

/** `from`, `replyTo` and `body` are as the sender typed them. */
type Message = {
  name: string;
  id: string;
  from: string;
  replyTo: string;
  subject: ContactSubject;
  orderNumber: string | null;
  body: string;
  language: Language;
};

const SUBJECTS_ZH: Record<ContactSubject, string> = {
  ORDER: '訂單與付款',
  ACCOUNT: '帳號與登入',
  LESSON: '課程與練習',
  COOPERATION: '合作提案',
  OTHER: '其他',
};

const SUBJECTS_EN: Record<ContactSubject, string> = {
  ORDER: 'orders and payment',
  ACCOUNT: 'account and login',
  LESSON: 'lessons and practice',
  COOPERATION: 'partnerships',
  OTHER: 'something else',
};

/** Mails about contact messages: to the contact address, and to the sender. */
export const contactMails = {
  /** To the contact address. */
  'contact-message': defineMail<Message>({
    sample: ({ name, giver, order, language, say }) => ({
      name,
      id: '9',
      from: giver,
      replyTo: 'mei@shuoyi.example',
      subject: 'ORDER',
      orderNumber: order.number,
      body: say(
        '您好：\n\n付款之後沒有看到會員效期，可以幫我看看嗎？',
        'Hello,\n\nI have paid and see no membership. Could you look?',
      ),
      language,
    }),
    zh: ({ name, id, from, replyTo, subject, orderNumber, body, language }) => ({
      subject: `聯絡表單：${SUBJECTS_ZH[subject]}（${id.slice(-6)}）`,
      greeting: `${name}，您好：`,
      paragraphs: ['有人從網站寫信來：', ...body.split(/\n+/)],
      table: [
        ['姓名', from],
        ['電子郵件', replyTo],
        ...(orderNumber ? [['訂單', orderNumber] as [string, string]] : []),
        ['使用語言', language === 'zh' ? '中文' : 'English'],
      ],
      note: `內容與信箱由對方自行填寫，未經確認。回覆之後，請用 npm run contact -- answered ${id} 結案。`,
      replyTo,
      footer: '這封信由聯絡表單寄出，直接回覆就會寄給對方。',
    }),
    en: ({ name, id, from, replyTo, subject, orderNumber, body, language }) => ({
      subject: `Contact form: ${SUBJECTS_EN[subject]} (${id.slice(-6)})`,
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
      footer:
        'The contact form sent this e-mail. A reply goes to the person who wrote the message.',
    }),
  }),

  /** The confirmation to the typed address, which may belong to another person: it quotes nothing. */
  'contact-received': defineMail<{ subject: ContactSubject }>({
    sample: () => ({ subject: 'LESSON' }),
    zh: ({ subject }, site) => ({
      subject: '我們收到您的來信了',
      greeting: '您好：',
      paragraphs: [
        `謝謝您寫信給${site.name}，主題是「${SUBJECTS_ZH[subject]}」。我們會在兩個工作天內回信到這個信箱。`,
        '等待的時候，也可以先看看常見問題。',
      ],
      button: { label: '看常見問題', url: site.link('/faq') },
      note: '如果您沒有寫信給我們，可能是有人填錯信箱，請不用理會這封信。',
    }),
    en: ({ subject }, site) => ({
      subject: 'We have received your message',
      greeting: 'Hello,',
      paragraphs: [
        `Thank you for writing to ${site.name} about ${SUBJECTS_EN[subject]}. We will reply to this address within two working days.`,
        'In the meantime, you may find an answer in our FAQ.',
      ],
      button: { label: 'See the FAQ', url: site.link('/faq') },
      note: 'If you did not write to us, someone has probably mistyped their address. There is nothing to do.',
    }),
  }),
};
