import { chooseFeedback, type Feedback, type Judgement, toOutcome } from '~/domain/lesson-feedback';
import { choosePraise } from '~/domain/lesson-praise';
import { toWordMark } from '~/domain/speech/word-mark';
import { hints } from '~/i18n/locales/zh/hints';
import { lesson } from '~/i18n/locales/zh/lesson';

/** A judgement as the learner sees it, in three lines of text: the words with their marks (*another word*, ~open~), the
 *  outcome with its points, and the sentence below. The Chinese sentences are those of the screen. */
export function describeJudgement(judgement: Judgement): string {
  const words = judgement.words.map((word) => {
    const mark = toWordMark(word);
    const as = word.heardAs ? `→${word.heardAs}` : '';
    const from = word.open?.from ? `/${word.open.from}` : '';
    if (mark === 'other') return `*${word.text}${as}*`;
    return mark === 'open' ? `~${word.text}${from}~` : word.text;
  });
  const feedback = chooseFeedback(judgement);
  const praise = choosePraise(judgement, null);
  const said = praise ? sentence('praise', praise.kind, praise) : '';
  return [
    words.join(' '),
    `${toOutcome(judgement)}${judgement.passed ? ` ${judgement.score}` : ''}`,
    [said, toSentence(feedback)].filter(Boolean).join(' '),
  ].join('\n  ');
}

function toSentence(feedback: Feedback): string {
  if (feedback.kind === 'clear') return '';
  const kind =
    feedback.kind === 'open' && feedback.from
      ? 'openFrom'
      : feedback.kind === 'again' && feedback.words.length === 1
        ? 'againOne'
        : feedback.kind;
  return sentence('feedback', kind, {
    ...feedback,
    ...('words' in feedback && { words: feedback.words.join('、'), word: feedback.words[0] }),
    ...('words' in feedback && { count: feedback.words.length }),
    ...('count' in feedback && { count: feedback.count }),
    ...('hint' in feedback && { hint: hints[feedback.hint] }),
  });
}

/** A text of the lesson with its values. */
function sentence(area: 'feedback' | 'praise', key: string, values: object): string {
  const texts: Readonly<Record<string, string>> = lesson[area];
  return (texts[key] ?? key).replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = (values as Record<string, unknown>)[name];
    return Array.isArray(value) ? value.join('、') : String(value);
  });
}
