import { formatCurrency } from '~/lib/format-currency';
import { formatDate } from '~/lib/format-date';
import { defineMail } from '../define-mail';

/** A paid order, with its receipt's figures. */
type PaidOrder = {
  name: string;
  orderId: string;
  number: string;
  total: number;
  /** The coupon's discount; absent in mails queued before coupons existed. */
  discount?: number;
  lines: { name: string; qty: number; subtotal: number }[];
  /** ISO time until which the membership lasts. */
  memberUntil: string | null;
  /** Whether the order is a gift, whose link was mailed to its recipient. */
  gift?: boolean;
};

/** Mails about a paid order. */
export const orderMails = {
  'order-paid': defineMail<PaidOrder>({
    sample: ({ name, at, order, say }) => ({
      name,
      orderId: order.orderId,
      number: order.number,
      total: 1990,
      discount: 300,
      lines: [{ name: say('季方案（90 天）', 'Season plan (90 days)'), qty: 1, subtotal: 2290 }],
      memberUntil: at,
    }),
    zh: ({ name, orderId, number, total, discount = 0, lines, memberUntil, gift }, site) => ({
      subject: total > 0 ? `付款完成，訂單 ${number}` : `訂單完成，訂單 ${number}`,
      greeting: `${name}，您好：`,
      paragraphs: [
        total > 0
          ? '我們已經收到您的付款，謝謝。'
          : discount > 0
            ? '您的訂單已經完成。優惠折抵了全部金額，這次不用付款。'
            : '您的訂單已經完成，這次不用付款。',
        ...(memberUntil ? [`您的 VIP 會員效期到${formatDate(memberUntil, 'zh')}。`] : []),
        ...(gift
          ? ['這是一份禮物，領取的連結已經寄給對方。寄到哪裡、有沒有領取，在訂單頁都看得到。']
          : []),
      ],
      table: [
        ...lines.map(({ name, qty, subtotal }): [string, string] => [
          `${name} × ${qty}`,
          formatCurrency(subtotal),
        ]),
        ...(discount > 0 ? [['優惠折抵', `−${formatCurrency(discount)}`] as [string, string]] : []),
        ['合計', formatCurrency(total)],
      ],
      button: { label: '查看訂單', url: site.link(`/order-created/${orderId}`) },
    }),
    en: ({ name, orderId, number, total, discount = 0, lines, memberUntil, gift }, site) => ({
      subject: total > 0 ? `Paid: order ${number}` : `Complete: order ${number}`,
      greeting: `Hello ${name},`,
      paragraphs: [
        total > 0
          ? 'We have received your payment. Thank you.'
          : discount > 0
            ? 'Your order is complete. The discount covers all of it, so there is nothing to pay.'
            : 'Your order is complete, and there is nothing to pay.',
        ...(memberUntil ? [`You are a VIP member until ${formatDate(memberUntil, 'en')}.`] : []),
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
  }),
};
