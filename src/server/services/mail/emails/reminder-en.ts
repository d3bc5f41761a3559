import { stepPath } from '~/domain/next-step/step-path';
import type { NextStep } from '~/schemas/next-step';
import type { EmailTemplates } from '../email-content';
import type { ReminderTemplates } from '../templates';

/** E-mails that remind of today's practice. */
export const reminderEmailsEn: EmailTemplates<ReminderTemplates> = {
  'practice-reminder': ({ name, token, hour, step, minutes, isComeback }, site) => ({
    subject: `Today’s practice: about ${minutes} min`,
    greeting: `Hello ${name},`,
    paragraphs: [
      ...(isComeback ? ['It has been a while. Just a little is enough today.'] : []),
      describeStep(step),
      explainStep(step),
    ],
    button: { label: toAction(step), url: site.link(stepPath(step)) },
    note: `You asked for a reminder at ${hour}:00 (Taipei). None is sent on a day when you have already practised. You can change the time in your profile.`,
    stop: {
      label: 'Stop these reminders',
      url: site.link(`/reminder/${token}`),
      callUrl: site.call(`/api/reminders/${token}`),
    },
    footer: `${site.name} sent this e-mail at the time you chose. Please do not reply to it.`,
  }),
};

function describeStep(step: NextStep): string {
  switch (step.kind) {
    case 'REVIEW':
      return `Next is your review: ${step.cards} due, about ${step.minutes} min.`;
    case 'CONTINUE':
      return `Next is “${step.headline.en}”, from where you stopped: about ${step.minutes} min.`;
    case 'UNIT':
      return `Next is a new unit, “${step.headline.en}”, level ${step.level}: about ${step.minutes} min.`;
    case 'REPEAT':
      return `Next is another go at “${step.headline.en}”: about ${step.minutes} min.`;
    case 'BROWSE':
      return 'You have done every unit open to you. Next, pick a video or a voice lesson.';
  }
}

function explainStep({ why }: NextStep): string {
  switch (why.key) {
    case 'due':
      return 'Say it once more before you forget it.';
    case 'fewCards':
      return 'A few to warm up; the rest waits for later days.';
    case 'begun':
      return `There are ${why.left} left in this unit.`;
    case 'allPassed':
      return `You passed all ${why.count} in yesterday’s unit.`;
    case 'levelFits':
      return 'It is right at your level.';
    case 'nearLevel':
      return 'It is the closest to your level.';
    case 'newest':
      return 'It is the newest unit.';
    case 'notPassed':
      return `There are ${why.count} in it that you have not passed yet.`;
    case 'longAgo':
      return `You last did it ${why.days} days ago.`;
    case 'browse':
      return 'Saying line after line is practice, too.';
  }
}

function toAction({ kind }: NextStep): string {
  const actions = {
    REVIEW: 'Start the review',
    CONTINUE: 'Continue',
    UNIT: 'Start the unit',
    REPEAT: 'Say it again',
    BROWSE: 'See all courses',
  };
  return actions[kind];
}
