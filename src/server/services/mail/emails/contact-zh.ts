import type { ContactSubject } from '~/domain/contact-subject';
import type { EmailTemplates } from '../email-content';
import type { ContactTemplates } from '../templates';

const SUBJECTS: Record<ContactSubject, string> = {
  ORDER: '訂單與付款',
  ACCOUNT: '帳號與登入',
  LESSON: '課程與練習',
  COOPERATION: '合作提案',
  OTHER: '其他',
};

/** E-mails about contact messages: to the contact address, and to the sender. */
export const contactEmailsZh: EmailTemplates<ContactTemplates> = {
  'contact-message': ({ name, id, from, replyTo, subject, orderNumber, body, language }) => ({
    subject: `聯絡表單：${SUBJECTS[subject]}（${id.slice(-6)}）`,
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

  'contact-received': ({ subject }, site) => ({
    subject: '我們收到您的來信了',
    greeting: '您好：',
    paragraphs: [
      `謝謝您寫信給${site.name}，主題是「${SUBJECTS[subject]}」。我們會在兩個工作天內回信到這個信箱。`,
      '等待的時候，也可以先看看常見問題。',
    ],
    button: { label: '看常見問題', url: site.link('/faq') },
    note: '如果您沒有寫信給我們，可能是有人填錯信箱，請不用理會這封信。',
  }),
};
