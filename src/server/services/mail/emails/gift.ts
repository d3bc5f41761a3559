import { defineMail } from '../define-mail';

type ArrivedGift = {
  giftId: string;
  name: string | null;
  /** The buyer's name. */
  from: string;
  message: string | null;
  token: string;
  months: number;
  days: number;
};

/** Mails about a gift. */
export const giftMails = {
  /** To the recipient, who may have no account. */
  'gift-arrived': defineMail<ArrivedGift>({
    sample: ({ name, giver, token, say }) => ({
      giftId: '8',
      name,
      from: giver,
      message: say('生日快樂！\n記得每天說一點。', 'Happy birthday!\nSay a little every day.'),
      token,
      months: 3,
      days: 30,
    }),
    zh: ({ name, from, message, token, months, days }, site) => ({
      subject: `有人送您一份${site.name}會員`,
      greeting: name ? `${name}，您好：` : '您好：',
      paragraphs: [
        `${from}送您一份${site.name}的 VIP 會員：${formatPeriodZh(months, days)}。${site.name}每天用十分鐘，帶您開口說英文。`,
        ...(message ? [`${from}想對您說：`, ...message.split('\n').filter(Boolean)] : []),
        '按下面的按鈕就能領取。還沒有帳號的話，先註冊，再回到同一頁領取；已經是會員，時間會接在您原本的期限後面。',
      ],
      button: { label: '打開禮物', url: site.link(`/gift/${token}`) },
      note: '連結只能領取一次，誰打開都能領，請不要轉寄。如果您不認識送禮人，不用理會這封信。',
    }),
    en: ({ name, from, message, token, months, days }, site) => ({
      subject: `You have been given a ${site.name} membership`,
      greeting: name ? `Hello ${name},` : 'Hello,',
      paragraphs: [
        `${from} has given you a VIP membership of ${site.name}: ${formatPeriodEn(months, days)}. Ten minutes a day of spoken English practice.`,
        ...(message ? [`A message from ${from}:`, ...message.split('\n').filter(Boolean)] : []),
        'Press the button to claim it. If you have no account yet, sign up and you will come back to the same page; if you are already a member, the time is added after your own.',
      ],
      button: { label: 'Open the gift', url: site.link(`/gift/${token}`) },
      note: 'The link can be claimed once, by whoever opens it, so please do not pass it on. If you do not know who sent it, ignore this message.',
    }),
  }),

  /** To the buyer. `to` is the recipient's name as the buyer wrote it. */
  'gift-claimed': defineMail<{ name: string; to: string | null; orderId: string; number: string }>({
    sample: ({ name, giver, order }) => ({
      name: giver,
      to: name,
      orderId: order.orderId,
      number: order.number,
    }),
    zh: ({ name, to, orderId, number }, site) => ({
      subject: `您送的禮物已經領取，訂單 ${number}`,
      greeting: `${name}，您好：`,
      paragraphs: [`${to ?? '收禮人'}已經領取您送的會員，時間也開始算了。謝謝您的心意。`],
      button: { label: '查看訂單', url: site.link(`/order-created/${orderId}`) },
    }),
    en: ({ name, to, orderId, number }, site) => ({
      subject: `Your gift has been claimed: order ${number}`,
      greeting: `Hello ${name},`,
      paragraphs: [
        `${to ?? 'The person you chose'} has claimed the membership that you gave. Thank you for your gift.`,
      ],
      button: { label: 'See the order', url: site.link(`/order-created/${orderId}`) },
    }),
  }),
};

function formatPeriodZh(months: number, days: number): string {
  if (months === 0) return `${days} 天`;
  return days === 0 ? `${months} 個月` : `${months} 個月，再送 ${days} 天`;
}

function formatPeriodEn(months: number, days: number): string {
  const pluralise = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
  if (months === 0) return pluralise(days, 'day');
  return days === 0
    ? pluralise(months, 'month')
    : `${pluralise(months, 'month')} plus ${pluralise(days, 'day')}`;
}
