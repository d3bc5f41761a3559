import { formatCurrency } from '~/lib/format-currency';
import { defineMail, type Sample } from '../define-mail';

type Refund = {
  name: string;
  orderId: string;
  number: string;
  amount: number;
  /** Whether the order is a gift. */
  gift?: boolean;
};

const sampleRefund = ({ name, order }: Sample): Refund => ({
  name,
  orderId: order.orderId,
  number: order.number,
  amount: 1537,
});

/** Mails about a refund: that it was requested, approved, rejected with a note, or made. */
export const refundMails = {
  'refund-requested': defineMail<Refund>({
    sample: sampleRefund,
    zh: ({ name, orderId, number, amount, gift }, site) => ({
      subject: `收到退費申請，訂單 ${number}`,
      greeting: `${name}，您好：`,
      paragraphs: [
        `我們收到您的退費申請，金額是 ${formatCurrency(amount)}。確認後會退回您付款的信用卡，最晚十五日內辦好。`,
        gift
          ? '確認之前，禮物還可以領取；一領取就不能退費了。改變心意的話，可以在訂單頁撤回申請。'
          : '確認之前，您的會員資格照常使用；改變心意的話，可以在訂單頁撤回申請。',
      ],
      button: { label: '查看訂單', url: site.link(`/order-created/${orderId}`) },
    }),
    en: ({ name, orderId, number, amount, gift }, site) => ({
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
  }),

  'refund-approved': defineMail<Refund>({
    sample: sampleRefund,
    zh: ({ name, orderId, number, amount, gift }, site) => ({
      subject: `退費已核准，訂單 ${number}`,
      greeting: `${name}，您好：`,
      paragraphs: [
        `您的退費已經核准，${formatCurrency(amount)} 會退回您付款的信用卡；帳單上的入帳日依發卡銀行作業而定。`,
        gift
          ? '領取禮物的連結已經失效，您自己的會員資格不受影響。'
          : '這筆訂單的會員時間到此結束。您的學習紀錄和免費單元都會保留，歡迎隨時回來練習。',
      ],
      button: { label: '查看訂單', url: site.link(`/order-created/${orderId}`) },
    }),
    en: ({ name, orderId, number, amount, gift }, site) => ({
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
  }),

  'refund-rejected': defineMail<Refund & { note: string }>({
    sample: (of) => ({
      ...sampleRefund(of),
      note: of.say(
        '申請的單據和訂單不符，請再確認一次。',
        'The receipt belongs to another order. Please look once more.',
      ),
    }),
    zh: ({ name, orderId, number, note, gift }, site) => ({
      subject: `退費申請的回覆，訂單 ${number}`,
      greeting: `${name}，您好：`,
      paragraphs: [
        '您的退費申請這次沒有核准，原因如下：',
        note,
        gift
          ? `禮物照常可以領取。有疑問請透過聯絡表單，或寫信到 ${site.email}。`
          : `會員資格照常有效。有疑問請透過聯絡表單，或寫信到 ${site.email}。`,
      ],
      button: { label: '查看訂單', url: site.link(`/order-created/${orderId}`) },
    }),
    en: ({ name, orderId, number, note, gift }, site) => ({
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
  }),

  /** A refund was executed. `unasked`: the refund of an unusable capture, such as a second one. */
  'refund-done': defineMail<Refund & { cardLast4: string | null; unasked: boolean }>({
    sample: (of) => ({ ...sampleRefund(of), cardLast4: '4242', unasked: false }),
    zh: ({ name, orderId, number, amount, cardLast4, unasked }, site) => ({
      subject: `款項已退回，訂單 ${number}`,
      greeting: `${name}，您好：`,
      paragraphs: [
        unasked
          ? `這筆訂單多付了一次，${formatCurrency(amount)} 已經退回您付款的信用卡。訂單和會員資格都不受影響。`
          : `${formatCurrency(amount)} 已經退回您付款的信用卡。`,
        '帳單上的入帳日依發卡銀行作業而定，通常在七到十四個工作天內。',
      ],
      table: [
        ['退回金額', formatCurrency(amount)],
        ['訂單', number],
        ...(cardLast4 ? [['信用卡', `末四碼 ${cardLast4}`] as [string, string]] : []),
      ],
      button: { label: '查看訂單', url: site.link(`/order-created/${orderId}`) },
    }),
    en: ({ name, orderId, number, amount, cardLast4, unasked }, site) => ({
      subject: `Your refund has been made: order ${number}`,
      greeting: `Hello ${name},`,
      paragraphs: [
        unasked
          ? `This order was paid twice. ${formatCurrency(amount)} has been refunded to the card that you paid with; your order and your membership do not change.`
          : `${formatCurrency(amount)} has been refunded to the card that you paid with.`,
        'When it shows on your statement depends on your bank: usually within seven to fourteen working days.',
      ],
      table: [
        ['Refund', formatCurrency(amount)],
        ['Order', number],
        ...(cardLast4 ? [['Card', `ending in ${cardLast4}`] as [string, string]] : []),
      ],
      button: { label: 'See the order', url: site.link(`/order-created/${orderId}`) },
    }),
  }),
};
