import { formatCurrency } from '~/lib/format-currency';
import { formatDate } from '~/lib/format-date';
import { formatDateTime } from '~/lib/format-date-time';
import type { EmailTemplates } from '../email-content';
import type { MailTemplates } from '../templates';
import { activityEmailsZh } from './activity-zh';
import { contactEmailsZh } from './contact-zh';
import { giftEmailsZh } from './gift-zh';
import { invoiceEmailsZh } from './invoice-zh';
import { paymentEmailsZh } from './payment-zh';
import { reminderEmailsZh } from './reminder-zh';

const formatDay = (iso: string) => formatDate(iso, 'zh');

export const emailsZh: EmailTemplates<MailTemplates> = {
  ...activityEmailsZh,
  ...paymentEmailsZh,
  ...invoiceEmailsZh,
  ...contactEmailsZh,
  ...giftEmailsZh,
  ...reminderEmailsZh,

  'verify-email': ({ name, token }, site) => ({
    subject: `請驗證您的${site.name}電子郵件`,
    greeting: `${name}，您好：`,
    paragraphs: ['請按下面的按鈕，確認這個信箱是您的。連結 24 小時內有效，只能使用一次。'],
    button: { label: '驗證電子郵件', url: site.link(`/email-verify/${token}`) },
    note: '如果您沒有註冊或變更信箱，請不用理會這封信。',
  }),

  'address-taken': ({ name }, site) => ({
    subject: `您已經有${site.name}的帳號`,
    greeting: `${name}，您好：`,
    paragraphs: [
      '剛剛有人想用這個信箱註冊，不過它已經有帳號了。如果是您，直接登入就可以；忘記密碼也能重新設定。',
    ],
    button: { label: '前往登入', url: site.link('/login') },
    note: '如果不是您，請不用理會這封信，您的帳號沒有任何變動。',
  }),

  'reset-password': ({ name, token }, site) => ({
    subject: `重新設定您的${site.name}密碼`,
    greeting: `${name}，您好：`,
    paragraphs: ['請按下面的按鈕設定新密碼。連結 30 分鐘內有效，只能使用一次。'],
    button: { label: '設定新密碼', url: site.link(`/password-reset/${token}`) },
    note: '如果您沒有要求重設密碼，請不用理會這封信，您的密碼不會改變。',
  }),

  'password-changed': ({ name }, site) => ({
    subject: `您的${site.name}密碼已經變更`,
    greeting: `${name}，您好：`,
    paragraphs: ['您的密碼剛剛已經變更，其他裝置也都已登出。'],
    button: { label: '前往登入', url: site.link('/login') },
    note: '如果不是您變更的，請馬上用「忘記密碼」重新設定。',
  }),

  'new-device': ({ name, device, at }, site) => ({
    subject: `有新的裝置登入您的${site.name}帳號`,
    greeting: `${name}，您好：`,
    paragraphs: ['您的帳號剛剛在一台新裝置上登入。'],
    table: [
      ['時間', formatDateTime(new Date(at), 'zh')],
      ['裝置', device],
    ],
    button: { label: '不是我，重新設定密碼', url: site.link('/forgot-password') },
    note: '如果是您本人，不用做任何事。如果不是，請馬上重新設定密碼，所有裝置都會登出。',
  }),

  'email-changing': ({ name, newEmail }, site) => ({
    subject: `您的${site.name}帳號正在更換電子郵件`,
    greeting: `${name}，您好：`,
    paragraphs: [
      `我們收到一份申請，要把您帳號的電子郵件改成 ${newEmail}。驗證信已經寄到新信箱，驗證完成後才會更換。`,
    ],
    note: '如果不是您申請的，請馬上變更密碼。',
  }),

  'email-changed': ({ name, newEmail, token }, site) => ({
    subject: `您的${site.name}帳號已經換了電子郵件`,
    greeting: `${name}，您好：`,
    paragraphs: [
      `您帳號的電子郵件已經從這個信箱改成 ${newEmail}，之後請用新的信箱登入。`,
      '如果不是您改的，七天內可以按下面的按鈕改回這個信箱：所有裝置會馬上登出，您也會設定一組新密碼。這段時間內，沒有人能用這個信箱註冊。',
    ],
    button: { label: '不是我，改回這個信箱', url: site.link(`/email-restore/${token}`) },
    note: '如果是您本人改的，不用做任何事。請不要把這封信轉寄給別人。',
  }),

  'email-restored': ({ name }, site) => ({
    subject: `您的${site.name}帳號改回了先前的電子郵件`,
    greeting: `${name}，您好：`,
    paragraphs: [
      '先前的信箱收到的連結剛剛被使用，這個帳號已經改回那個信箱，密碼也重新設定了，所有裝置都已登出。這個信箱不能再用來登入。',
    ],
    button: { label: '聯絡我們', url: site.link('/#contact') },
    note: '如果您認為不該如此，請來信告訴我們。',
  }),

  'signed-out-everywhere': ({ name, all }, site) => ({
    subject: `您的${site.name}帳號已在${all ? '所有' : '其他'}裝置登出`,
    greeting: `${name}，您好：`,
    paragraphs: [
      all
        ? '依您的要求，所有裝置都已登出。要繼續練習，請重新登入。'
        : '依您的要求，除了您操作的那一台，其他裝置都已登出。',
    ],
    button: { label: '前往登入', url: site.link('/login') },
    note: '如果不是您操作的，請馬上用「忘記密碼」重新設定密碼。',
  }),

  'deletion-requested': ({ name, dueAt }, site) => ({
    subject: `您的${site.name}帳號將於${formatDay(dueAt)}刪除`,
    greeting: `${name}，您好：`,
    paragraphs: [
      `我們收到您刪除帳號的申請。帳號會在${formatDay(dueAt)}刪除，在那之前都可以照常登入使用。`,
      '改變心意的話，登入後按「保留帳號」就可以，資料都不會少。',
      '刪除後，個人資料、練習紀錄與會員資格都無法復原；只保留依法須保存的交易紀錄，不再連到您的姓名與信箱。',
    ],
    button: { label: '登入並保留帳號', url: site.link('/profile/security') },
    note: '如果不是您申請的，請登入保留帳號，並馬上變更密碼。',
  }),

  'deletion-cancelled': ({ name }, site) => ({
    subject: `您的${site.name}帳號會保留下來`,
    greeting: `${name}，您好：`,
    paragraphs: ['刪除帳號的申請已經取消，一切照舊。很高興您留下來。'],
    button: { label: '繼續練習', url: site.link('/my-lesson') },
    note: '如果不是您取消的，請馬上變更密碼。',
  }),

  'account-deleted': ({ name }, site) => ({
    subject: `您的${site.name}帳號已經刪除`,
    greeting: `${name}，您好：`,
    paragraphs: [
      '您的帳號已經刪除，個人資料與練習紀錄都移除了；只保留依法須保存的交易紀錄，不再連到您的姓名與信箱。',
      `謝謝您和${site.name}一起練習過。想再開口的時候，可以用同一個信箱重新註冊。`,
    ],
  }),

  'order-paid': (
    { name, orderId, number, total, discount = 0, lines, memberUntil, gift },
    site,
  ) => ({
    subject: total > 0 ? `付款完成，訂單 ${number}` : `訂單完成，訂單 ${number}`,
    greeting: `${name}，您好：`,
    paragraphs: [
      total > 0
        ? '我們已經收到您的付款，謝謝。'
        : discount > 0
          ? '您的訂單已經完成。優惠折抵了全部金額，這次不用付款。'
          : '您的訂單已經完成，這次不用付款。',
      ...(memberUntil ? [`您的 VIP 會員效期到${formatDay(memberUntil)}。`] : []),
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

  'refund-requested': ({ name, orderId, number, amount, gift }, site) => ({
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

  'refund-approved': ({ name, orderId, number, amount, gift }, site) => ({
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

  'refund-rejected': ({ name, orderId, number, note, gift }, site) => ({
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

  'membership-ending': ({ name, endsAt, tomorrow }, site) => ({
    subject: tomorrow
      ? `您的${site.name}會員資格明天到期`
      : `您的${site.name}會員資格將於${formatDay(endsAt)}到期`,
    greeting: `${name}，您好：`,
    paragraphs: [
      `您的 VIP 會員效期到${formatDateTime(new Date(endsAt), 'zh')}。之後學習紀錄和免費單元都還在，會員單元會先鎖上。`,
      '想接著練，現在續購就好：新的時間會從到期的那一刻接上，不會少算一天。',
    ],
    button: { label: '看看方案', url: site.link('/price') },
    note: '我們不會自動扣款；不續購就不用做任何事。',
  }),
};
