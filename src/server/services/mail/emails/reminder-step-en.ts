import type { NextStep } from '~/schemas/next-step';

/** The first step of today, in a sentence. */
export function describeStep(step: NextStep): string {
  switch (step.kind) {
    case 'REVIEW':
      return `Next is your review: ${step.cards} due, about ${step.minutes} min.`;
    case 'RENDER':
      return `Next is Chinese to English, ${step.sentences} to say: about ${step.minutes} min.`;
    case 'CONTINUE':
      return `Next is “${step.headline.en}”, from where you stopped: about ${step.minutes} min.`;
    case 'UNIT':
      return `Next is a new unit, “${step.headline.en}”, level ${step.level}: about ${step.minutes} min.`;
    case 'REPEAT':
      return `Next is another go at “${step.headline.en}”: about ${step.minutes} min.`;
    case 'SCENE':
      return `Next is a scene, “${step.title.en}”: about ${step.minutes} min.`;
    case 'VOICE':
      return `Next is a voice lesson, “${step.title.en}”: about ${step.minutes} min.`;
    case 'VIDEO':
      return `Next is a video, “${step.title.en}”: about ${step.minutes} min.`;
    case 'LISTEN':
      return 'Next is a minute of listening: which of two words is it?';
    case 'BROWSE':
      return 'You have done every unit open to you. Next, pick a video or a voice lesson.';
  }
}

/** The reason for it, in a sentence. */
export function explainStep({ why }: NextStep): string {
  switch (why.key) {
    case 'due':
      return 'Say it once more before you forget it.';
    case 'dueWords':
      return `Say it once more before you forget it. Words you saved: ${why.words}.`;
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
    case 'toStart':
      return 'It is an easy one to start with.';
    case 'notPassed':
      return `There are ${why.count} in it that you have not passed yet.`;
    case 'longAgo':
      return `You last did it ${why.days} days ago.`;
    case 'fromChinese':
      return 'You practiced these a few days ago. This time, find the English yourself.';
    case 'listen':
      return 'What you can hear, you can learn to say.';
    case 'scene':
      return 'The answer depends on which line you say.';
    case 'sceneAgain':
      return why.round === 'hinted'
        ? 'Last time you saw every line. This time, key words only.'
        : 'Chinese only this time. Try another way through.';
    case 'voice':
      return 'Listen to a conversation, then say it in your own words.';
    case 'video':
      return 'Watch a short video and say a few lines along with it.';
    case 'halfPlayed':
      return 'You stopped in the middle. Hear the rest.';
    case 'playedAgo':
      return `You last did it ${why.days} days ago. How much do you remember?`;
    case 'browse':
      return 'Saying line after line is practice, too.';
  }
}

/** The label of the button that begins it. */
export function toAction({ kind }: NextStep): string {
  const actions = {
    REVIEW: 'Start the review',
    RENDER: 'Start speaking',
    CONTINUE: 'Continue',
    UNIT: 'Start the unit',
    REPEAT: 'Say it again',
    SCENE: 'Start the scene',
    VOICE: 'Take the lesson',
    VIDEO: 'Watch the video',
    LISTEN: 'Start listening',
    BROWSE: 'See all courses',
  };
  return actions[kind];
}
