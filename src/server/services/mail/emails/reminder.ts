import { stepPath } from '~/domain/next-step/step-path';
import type { NextStep } from '~/schemas/next-step';
import { defineMail } from '../define-mail';
import * as en from './reminder-step-en';
import * as zh from './reminder-step-zh';

/** Converts an interface to a type that JSON columns accept. */
type Plain<T> = { [Key in keyof T]: T[Key] };

type Reminder = {
  name: string;
  /** Stops the reminders. */
  token: string;
  /** The chosen hour in Taipei. */
  hour: number;
  step: Plain<NextStep>;
  /** Minutes of the whole day. */
  minutes: number;
  isComeback: boolean;
};

/** Mails that remind of today's practice. */
export const reminderMails = {
  /** The first step of today, at the chosen hour. */
  'practice-reminder': defineMail<Reminder>({
    sample: ({ name, token }) => ({
      name,
      token,
      hour: 20,
      minutes: 10,
      isComeback: false,
      step: {
        kind: 'UNIT',
        slug: 'tea',
        level: 'B1',
        items: 20,
        minutes: 10,
        headline: { zh: '茶和雨傘', en: 'Tea and umbrellas' },
        why: { key: 'levelFits', level: 'B1' },
      },
    }),
    zh: ({ name, token, hour, step, minutes, isComeback }, site) => ({
      subject: `今天的練習，大約 ${minutes} 分鐘`,
      greeting: `${name}，你好：`,
      paragraphs: [
        ...(isComeback ? ['好一陣子沒見了，今天先練一點點就好。'] : []),
        zh.describeStep(step),
        zh.explainStep(step),
      ],
      button: { label: zh.toAction(step), url: site.link(stepPath(step)) },
      note: `你選了每天 ${hour} 點（台北時間）提醒。當天已經練習過，就不會寄；時間可以在練習設定裡調整。`,
      stop: {
        label: '不再收到練習提醒',
        url: site.link(`/reminder/${token}`),
        callUrl: site.call(`/api/reminders/${token}`),
      },
      footer: `這封信由${site.name}依你選的時間自動寄出，請不要直接回覆。`,
    }),
    en: ({ name, token, hour, step, minutes, isComeback }, site) => ({
      subject: `Today’s practice: about ${minutes} min`,
      greeting: `Hello ${name},`,
      paragraphs: [
        ...(isComeback ? ['It has been a while. Just a little is enough today.'] : []),
        en.describeStep(step),
        en.explainStep(step),
      ],
      button: { label: en.toAction(step), url: site.link(stepPath(step)) },
      note: `You asked for a reminder at ${hour}:00 (Taipei). None is sent on a day when you have already practiced. You can change the time in your practice settings.`,
      stop: {
        label: 'Stop these reminders',
        url: site.link(`/reminder/${token}`),
        callUrl: site.call(`/api/reminders/${token}`),
      },
      footer: `${site.name} sent this e-mail at the time you chose. Please do not reply to it.`,
    }),
  }),
};
