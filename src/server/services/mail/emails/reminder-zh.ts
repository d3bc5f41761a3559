import { stepPath } from '~/domain/next-step/step-path';
import type { NextStep } from '~/schemas/next-step';
import type { EmailTemplates } from '../email-content';
import type { ReminderTemplates } from '../templates';

/** E-mails that remind of today's practice. */
export const reminderEmailsZh: EmailTemplates<ReminderTemplates> = {
  'practice-reminder': ({ name, token, hour, step, minutes, isComeback }, site) => ({
    subject: `今天的練習，大約 ${minutes} 分鐘`,
    greeting: `${name}，您好：`,
    paragraphs: [
      ...(isComeback ? ['好一陣子沒見了，今天先練一點點就好。'] : []),
      describeStep(step),
      explainStep(step),
    ],
    button: { label: toAction(step), url: site.link(stepPath(step)) },
    note: `您選了每天 ${hour} 點（臺北時間）提醒。當天已經練習過，就不會寄；時間可以在個人資料裡調整。`,
    stop: {
      label: '不再收到練習提醒',
      url: site.link(`/reminder/${token}`),
      callUrl: site.call(`/api/reminders/${token}`),
    },
    footer: `這封信由${site.name}依您選的時間自動寄出，請不要直接回覆。`,
  }),
};

function describeStep(step: NextStep): string {
  switch (step.kind) {
    case 'REVIEW':
      return `接下來是複習 ${step.cards} 題，大約 ${step.minutes} 分鐘。`;
    case 'CONTINUE':
      return `接下來是〈${step.headline.zh}〉，從上次停下的地方接著練，大約 ${step.minutes} 分鐘。`;
    case 'UNIT':
      return `接下來是新單元〈${step.headline.zh}〉，程度 ${step.level}，大約 ${step.minutes} 分鐘。`;
    case 'REPEAT':
      return `接下來再練一次〈${step.headline.zh}〉，大約 ${step.minutes} 分鐘。`;
    case 'BROWSE':
      return '能開的單元都練過了，接下來挑一門影片課或語音課試試。';
  }
}

function explainStep({ why }: NextStep): string {
  switch (why.key) {
    case 'due':
      return '趁還沒忘記，先說一次。';
    case 'fewCards':
      return '先用幾題暖身，其他的排到後面幾天。';
    case 'begun':
      return `這一課還有 ${why.left} 題。`;
    case 'allPassed':
      return `昨天那課 ${why.count} 題全部過關。`;
    case 'levelFits':
      return '正好是您的程度。';
    case 'nearLevel':
      return '和您的程度最接近。';
    case 'newest':
      return '這是最新的單元。';
    case 'notPassed':
      return `還有 ${why.count} 題沒過關。`;
    case 'longAgo':
      return `上次練是 ${why.days} 天前。`;
    case 'browse':
      return '一句一句跟著說，也是練習。';
  }
}

function toAction({ kind }: NextStep): string {
  const actions = {
    REVIEW: '開始複習',
    CONTINUE: '接著練',
    UNIT: '開始練習',
    REPEAT: '再練一次',
    BROWSE: '看所有課程',
  };
  return actions[kind];
}
