import type { EmailTemplates } from '../email-content';
import type { GiftTemplates } from '../templates';

/** E-mails about gifts. */
export const giftEmailsZh: EmailTemplates<GiftTemplates> = {
  'gift-arrived': ({ name, from, message, token, months, days }, site) => ({
    subject: `有人送您一份${site.name}會員`,
    greeting: name ? `${name}，您好：` : '您好：',
    paragraphs: [
      `${from}送您一份${site.name}的 VIP 會員：${formatPeriod(months, days)}。${site.name}每天用十分鐘，帶您開口說英文。`,
      ...(message ? [`${from}想對您說：`, ...message.split('\n').filter(Boolean)] : []),
      '按下面的按鈕就能領取。還沒有帳號的話，先註冊，再回到同一頁領取；已經是會員，時間會接在您原本的期限後面。',
    ],
    button: { label: '打開禮物', url: site.link(`/gift/${token}`) },
    note: '連結只能領取一次，誰打開都能領，請不要轉寄。如果您不認識送禮人，不用理會這封信。',
  }),

  'gift-claimed': ({ name, to, orderId, number }, site) => ({
    subject: `您送的禮物已經領取，訂單 ${number}`,
    greeting: `${name}，您好：`,
    paragraphs: [`${to ?? '收禮人'}已經領取您送的會員，時間也開始算了。謝謝您的心意。`],
    button: { label: '查看訂單', url: site.link(`/order-created/${orderId}`) },
  }),
};

function formatPeriod(months: number, days: number): string {
  if (months === 0) return `${days} 天`;
  return days === 0 ? `${months} 個月` : `${months} 個月，再送 ${days} 天`;
}
