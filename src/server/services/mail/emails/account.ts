import { formatDateTime } from '~/lib/format-date-time';
import { defineMail } from '../define-mail';

/** Mails about getting into an account. */
export const accountMails = {
  /** Verifies an e-mail, after a sign-up or a change. */
  'verify-email': defineMail<{ name: string; token: string }>({
    sample: ({ name, token }) => ({ name, token }),
    zh: ({ name, token }, site) => ({
      subject: `請驗證您的${site.name}電子郵件`,
      greeting: `${name}，您好：`,
      paragraphs: ['請按下面的按鈕，確認這個信箱是您的。連結 24 小時內有效，只能使用一次。'],
      button: { label: '驗證電子郵件', url: site.link(`/email-verify/${token}`) },
      note: '如果您沒有註冊或變更信箱，請不用理會這封信。',
    }),
    en: ({ name, token }, site) => ({
      subject: `Confirm your e-mail for ${site.name}`,
      greeting: `Hello ${name},`,
      paragraphs: [
        'Press the button to confirm that this mailbox is yours. The link works once, for 24 hours.',
      ],
      button: { label: 'Confirm e-mail', url: site.link(`/email-verify/${token}`) },
      note: 'If you did not sign up or change your e-mail, ignore this message.',
    }),
  }),

  /** To an account whose e-mail was used for another sign-up. */
  'address-taken': defineMail<{ name: string }>({
    sample: ({ name }) => ({ name }),
    zh: ({ name }, site) => ({
      subject: `您已經有${site.name}的帳號`,
      greeting: `${name}，您好：`,
      paragraphs: [
        '剛剛有人想用這個信箱註冊，不過它已經有帳號了。如果是您，直接登入就可以；忘記密碼也能重新設定。',
      ],
      button: { label: '前往登入', url: site.link('/login') },
      note: '如果不是您，請不用理會這封信，您的帳號沒有任何變動。',
    }),
    en: ({ name }, site) => ({
      subject: `You already have a ${site.name} account`,
      greeting: `Hello ${name},`,
      paragraphs: [
        'Someone just tried to sign up with this address, which already has an account. If it was you, just log in; if you forgot your password, you can reset it.',
      ],
      button: { label: 'Log in', url: site.link('/login') },
      note: 'If it was not you, ignore this message. Nothing about your account has changed.',
    }),
  }),

  'reset-password': defineMail<{ name: string; token: string }>({
    sample: ({ name, token }) => ({ name, token }),
    zh: ({ name, token }, site) => ({
      subject: `重新設定您的${site.name}密碼`,
      greeting: `${name}，您好：`,
      paragraphs: ['請按下面的按鈕設定新密碼。連結 30 分鐘內有效，只能使用一次。'],
      button: { label: '設定新密碼', url: site.link(`/password-reset/${token}`) },
      note: '如果您沒有要求重設密碼，請不用理會這封信，您的密碼不會改變。',
    }),
    en: ({ name, token }, site) => ({
      subject: `Set a new password for ${site.name}`,
      greeting: `Hello ${name},`,
      paragraphs: ['Press the button to set a new password. The link works once, for 30 minutes.'],
      button: { label: 'Set a new password', url: site.link(`/password-reset/${token}`) },
      note: 'If you did not ask for this, ignore this message. Your password stays the same.',
    }),
  }),

  'password-changed': defineMail<{ name: string }>({
    sample: ({ name }) => ({ name }),
    zh: ({ name }, site) => ({
      subject: `您的${site.name}密碼已經變更`,
      greeting: `${name}，您好：`,
      paragraphs: ['您的密碼剛剛已經變更，其他裝置也都已登出。'],
      button: { label: '前往登入', url: site.link('/login') },
      note: '如果不是您變更的，請馬上用「忘記密碼」重新設定。',
    }),
    en: ({ name }, site) => ({
      subject: `Your ${site.name} password was changed`,
      greeting: `Hello ${name},`,
      paragraphs: ['Your password was just changed, and all your other devices were logged out.'],
      button: { label: 'Log in', url: site.link('/login') },
      note: 'If this was not you, set a new password now with “Forgot your password?” on the login page.',
    }),
  }),

  /** A login on a new device; `at` is an ISO time. */
  'new-device': defineMail<{ name: string; device: string; at: string }>({
    sample: ({ name, at, say }) => ({
      name,
      device: say('Chrome，Windows', 'Chrome, Windows'),
      at,
    }),
    zh: ({ name, device, at }, site) => ({
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
    en: ({ name, device, at }, site) => ({
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
  }),

  /** Every session ended, or every other one. */
  'signed-out-everywhere': defineMail<{ name: string; all: boolean }>({
    sample: ({ name }) => ({ name, all: true }),
    zh: ({ name, all }, site) => ({
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
    en: ({ name, all }, site) => ({
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
  }),
};
