import { formatDate } from '~/lib/format-date';
import { formatDateTime } from '~/lib/format-date-time';
import { defineMail } from '../define-mail';

/** Mails about a membership. */
export const membershipMails = {
  /** The membership ends at `endsAt` (ISO time): in a week, or tomorrow. */
  'membership-ending': defineMail<{ name: string; endsAt: string; tomorrow: boolean }>({
    sample: ({ name, at }) => ({ name, endsAt: at, tomorrow: false }),
    zh: ({ name, endsAt, tomorrow }, site) => ({
      subject: tomorrow
        ? `您的${site.name}會員資格明天到期`
        : `您的${site.name}會員資格將於${formatDate(endsAt, 'zh')}到期`,
      greeting: `${name}，您好：`,
      paragraphs: [
        `您的 VIP 會員效期到${formatDateTime(new Date(endsAt), 'zh')}。之後學習紀錄和免費單元都還在，會員單元會先鎖上。`,
        '想接著練，現在續購就好：新的時間會從到期的那一刻接上，不會少算一天。',
      ],
      button: { label: '看看方案', url: site.link('/price') },
      note: '我們不會自動扣款；不續購就不用做任何事。',
    }),
    en: ({ name, endsAt, tomorrow }, site) => ({
      subject: tomorrow
        ? `Your ${site.name} membership ends tomorrow`
        : `Your ${site.name} membership ends on ${formatDate(endsAt, 'en')}`,
      greeting: `Hello ${name},`,
      paragraphs: [
        `You are a VIP member until ${formatDateTime(new Date(endsAt), 'en')} (Taipei). After that you keep your practice results and the free units; the units for members are locked.`,
        'If you would like to continue, buy a plan now: the new time starts when the old time ends, so no day is lost.',
      ],
      button: { label: 'See the plans', url: site.link('/price') },
      note: 'Nothing is charged automatically; if you do not want to renew, there is nothing to do.',
    }),
  }),
};
