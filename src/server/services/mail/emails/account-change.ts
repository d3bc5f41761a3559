import { formatDate } from '~/lib/format-date';
import { defineMail } from '../define-mail';

/** Mails about another e-mail of an account, and its end. */
export const accountChangeMails = {
  /** To the current e-mail, when a change was requested. */
  'email-changing': defineMail<{ name: string; newEmail: string }>({
    sample: ({ name }) => ({ name, newEmail: 'next@shuoyi.example' }),
    zh: ({ name, newEmail }, site) => ({
      subject: `您的${site.name}帳號正在更換電子郵件`,
      greeting: `${name}，您好：`,
      paragraphs: [
        `我們收到一份申請，要把您帳號的電子郵件改成 ${newEmail}。驗證信已經寄到新信箱，驗證完成後才會更換。`,
      ],
      note: '如果不是您申請的，請馬上變更密碼。',
    }),
    en: ({ name, newEmail }, site) => ({
      subject: `A new e-mail address for your ${site.name} account`,
      greeting: `Hello ${name},`,
      paragraphs: [
        `We received a request to change your account’s e-mail to ${newEmail}. We sent a link there; the address changes once it is confirmed with that link.`,
      ],
      note: 'If you did not ask for this, change your password now.',
    }),
  }),

  /** To the previous e-mail, with the way back, when another one took its place. */
  'email-changed': defineMail<{ name: string; newEmail: string; token: string }>({
    sample: ({ name, token }) => ({ name, newEmail: 'next@shuoyi.example', token }),
    zh: ({ name, newEmail, token }, site) => ({
      subject: `您的${site.name}帳號已經換了電子郵件`,
      greeting: `${name}，您好：`,
      paragraphs: [
        `您帳號的電子郵件已經從這個信箱改成 ${newEmail}，之後請用新的信箱登入。`,
        '如果不是您改的，七天內可以按下面的按鈕改回這個信箱：所有裝置會馬上登出，您也會設定一組新密碼。這段時間內，沒有人能用這個信箱註冊。',
      ],
      button: { label: '不是我，改回這個信箱', url: site.link(`/email-restore/${token}`) },
      note: '如果是您本人改的，不用做任何事。請不要把這封信轉寄給別人。',
    }),
    en: ({ name, newEmail, token }, site) => ({
      subject: `Your ${site.name} account has a new e-mail address`,
      greeting: `Hello ${name},`,
      paragraphs: [
        `Your account’s e-mail address was changed from this one to ${newEmail}. From now on, please log in with the new one.`,
        'If it was not you, the button below brings this address back for seven days: every device is logged out at once, and you set a new password. Meanwhile nobody can sign up with this address.',
      ],
      button: {
        label: 'It was not me: restore this address',
        url: site.link(`/email-restore/${token}`),
      },
      note: 'If it was you, there is nothing to do. Please do not forward this e-mail.',
    }),
  }),

  /** To the e-mail that an account had until the previous one was restored. */
  'email-restored': defineMail<{ name: string }>({
    sample: ({ name }) => ({ name }),
    zh: ({ name }, site) => ({
      subject: `您的${site.name}帳號改回了先前的電子郵件`,
      greeting: `${name}，您好：`,
      paragraphs: [
        '先前的信箱收到的連結剛剛被使用，這個帳號已經改回那個信箱，密碼也重新設定了，所有裝置都已登出。這個信箱不能再用來登入。',
      ],
      button: { label: '聯絡我們', url: site.link('/#contact') },
      note: '如果您認為不該如此，請來信告訴我們。',
    }),
    en: ({ name }, site) => ({
      subject: `Your ${site.name} account has its previous e-mail address again`,
      greeting: `Hello ${name},`,
      paragraphs: [
        'The link that the previous address received was just used. The account has that address again and a new password, and every device was logged out. This address can no longer be used to log in.',
      ],
      button: { label: 'Contact us', url: site.link('/#contact') },
      note: 'If you think that this is wrong, please write to us.',
    }),
  }),

  /** The account is deleted at `dueAt` (ISO time) unless the user cancels. */
  'deletion-requested': defineMail<{ name: string; dueAt: string }>({
    sample: ({ name, at }) => ({ name, dueAt: at }),
    zh: ({ name, dueAt }, site) => ({
      subject: `您的${site.name}帳號將於${formatDate(dueAt, 'zh')}刪除`,
      greeting: `${name}，您好：`,
      paragraphs: [
        `我們收到您刪除帳號的申請。帳號會在${formatDate(dueAt, 'zh')}刪除，在那之前都可以照常登入使用。`,
        '改變心意的話，登入後按「保留帳號」就可以，資料都不會少。',
        '刪除後，個人資料、練習紀錄與會員資格都無法復原；只保留依法須保存的交易紀錄，不再連到您的姓名與信箱。',
      ],
      button: { label: '登入並保留帳號', url: site.link('/profile/security') },
      note: '如果不是您申請的，請登入保留帳號，並馬上變更密碼。',
    }),
    en: ({ name, dueAt }, site) => ({
      subject: `Your ${site.name} account will be deleted on ${formatDate(dueAt, 'en')}`,
      greeting: `Hello ${name},`,
      paragraphs: [
        `You asked us to delete your account. It will be deleted on ${formatDate(dueAt, 'en')}; until then you can log in and use it as before.`,
        'If you change your mind, log in and press “Keep my account”. Nothing will be lost.',
        'After that day, your profile, your practice and your membership cannot be brought back. We keep only the transaction records that the law requires, no longer tied to your name or e-mail.',
      ],
      button: { label: 'Log in and keep it', url: site.link('/profile/security') },
      note: 'If you did not ask for this, log in, keep the account and change your password now.',
    }),
  }),

  'deletion-cancelled': defineMail<{ name: string }>({
    sample: ({ name }) => ({ name }),
    zh: ({ name }, site) => ({
      subject: `您的${site.name}帳號會保留下來`,
      greeting: `${name}，您好：`,
      paragraphs: ['刪除帳號的申請已經取消，一切照舊。很高興您留下來。'],
      button: { label: '繼續練習', url: site.link('/my-lesson') },
      note: '如果不是您取消的，請馬上變更密碼。',
    }),
    en: ({ name }, site) => ({
      subject: `Your ${site.name} account stays`,
      greeting: `Hello ${name},`,
      paragraphs: [
        'Your account will not be deleted; everything is as it was. We are glad you are staying.',
      ],
      button: { label: 'Continue practicing', url: site.link('/my-lesson') },
      note: 'If this was not you, change your password now.',
    }),
  }),

  /** The last mail to an account, after its deletion. */
  'account-deleted': defineMail<{ name: string }>({
    sample: ({ name }) => ({ name }),
    zh: ({ name }, site) => ({
      subject: `您的${site.name}帳號已經刪除`,
      greeting: `${name}，您好：`,
      paragraphs: [
        '您的帳號已經刪除，個人資料與練習紀錄都移除了；只保留依法須保存的交易紀錄，不再連到您的姓名與信箱。',
        `謝謝您和${site.name}一起練習過。想再開口的時候，可以用同一個信箱重新註冊。`,
      ],
    }),
    en: ({ name }, site) => ({
      subject: `Your ${site.name} account has been deleted`,
      greeting: `Hello ${name},`,
      paragraphs: [
        'Your account has been deleted, and with it your profile and your practice. We keep only the transaction records that the law requires, no longer tied to your name or e-mail.',
        'Thank you for practicing with us. You can sign up again with the same address whenever you like.',
      ],
    }),
  }),
};
