'use client';
import { type FluencyNote, fluencyNotes } from '~/domain/fluency-notes';
import {
  chooseFeedback,
  type Feedback,
  type Judgement,
  stripPunctuation,
  toDisplayState,
  toOutcome,
} from '~/domain/lesson-feedback';
import { choosePraise, type Praise } from '~/domain/lesson-praise';
import { type Accent, toIpa } from '~/domain/speech/ipa';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import type { Cue } from '~/schemas/lesson';

const MAX_NAMED_WORDS = 3;
const DISTINGUISHED_STATUSES = ['again', 'missing', 'nearly', 'unsure'] as const;

interface Context {
  accent: Accent;
  /** The judgement before this one, of the same item in this sitting. */
  before: Judgement | null;
  /** Where the words lie in the model's recording. */
  cues: readonly Cue[];
}

export interface FeedbackText {
  heading: string;
  /** Praise and what to change, in one or two sentences. */
  sentence: string;
  /** Quiet lines on how it flowed. */
  notes: string[];
  /** Every word that was not clear, for those who do not see the colours. */
  words: string;
}

/** Puts a judgement into words. */
export function useFeedbackText(): (judgement: Judgement, context: Context) => FeedbackText {
  const t = useScopedI18n('lesson');
  const hint = useScopedI18n('hints');
  const language = useLanguage();
  const all = (words: readonly string[]) => words.join(language === 'zh' ? '、' : ', ');
  const list = (words: readonly string[]) => all(words.slice(0, MAX_NAMED_WORDS));

  const spoken = (feedback: Feedback, accent: Accent): string => {
    switch (feedback.kind) {
      case 'sound': {
        const { word, target, heard } = feedback;
        const phonemes = { target: toIpa(target, accent), heard: toIpa(heard, accent) };
        return t('feedback.sound', { word, ...phonemes, hint: hint(feedback.hint) });
      }
      case 'addedVowel':
        return t('feedback.addedVowel', { word: feedback.word, hint: hint(feedback.hint) });
      case 'brokenOff':
        return t('feedback.brokenOff', { word: feedback.word, count: feedback.count });
      case 'again':
        return feedback.words.length === 1
          ? t('feedback.againOne', { words: list(feedback.words) })
          : t('feedback.again', { count: feedback.words.length, words: list(feedback.words) });
      case 'nearly':
        return t('feedback.nearly', { words: list(feedback.words) });
      case 'missing':
        return t('feedback.missing', { words: list(feedback.words) });
      case 'missingMany':
        return t('feedback.missingMany', { count: feedback.count });
      default:
        return t(`feedback.${feedback.kind}`);
    }
  };

  const typed = (feedback: Feedback): string => {
    switch (feedback.kind) {
      case 'nearly':
        return t('typedFeedback.nearly', { words: list(feedback.words) });
      case 'again':
        return t('typedFeedback.again', { words: list(feedback.words) });
      case 'missing':
        return t('typedFeedback.missing', { words: list(feedback.words) });
      case 'missingMany':
        return t('typedFeedback.missingMany', { count: feedback.count });
      case 'extra':
        return t('typedFeedback.extra', { words: list(feedback.words) });
      case 'different':
        return t('typedFeedback.different');
      default:
        return t('typedFeedback.clear');
    }
  };

  const praise = (one: Praise, accent: Accent): string => {
    switch (one.kind) {
      case 'better':
        return t('praise.better', { words: list(one.words) });
      case 'betterAll':
        return t('praise.betterAll');
      case 'sound':
        return t('praise.sound', { word: one.word, sound: toIpa(one.sound, accent) });
      case 'word':
        return t('praise.word', { word: one.word });
    }
  };

  const note = (one: FluencyNote): string => {
    switch (one.kind) {
      case 'pause':
        return t('delivery.pause', {
          after: one.after,
          before: one.before,
          seconds: one.seconds,
        });
      case 'slower':
      case 'faster':
        return t(`delivery.${one.kind}`, { mine: one.mine, model: one.model });
      default:
        return t(`delivery.${one.kind}`);
    }
  };

  return (judgement, { accent, before, cues }) => {
    const { mode, passed, words } = judgement;
    const feedback = chooseFeedback(judgement);
    const main = mode === 'TYPE' ? typed(feedback) : spoken(feedback, accent);
    const praised = choosePraise(judgement, before);
    const good = praised ? [praise(praised, accent)] : [];
    const apart = DISTINGUISHED_STATUSES.flatMap((standing) => {
      const those = words.filter((word) => toDisplayState(word) === standing).map(stripPunctuation);
      return mode === 'TYPE' || those.length === 0
        ? []
        : [t('eachWord', { status: t(`status.${standing}`), words: all(those) })];
    });
    const space = language === 'zh' ? '' : ' ';
    return {
      heading: t(toOutcome(judgement)),
      // What went well ends a pass; otherwise what to change has the last word.
      sentence: (passed ? [main, ...good] : [...good, main]).join(space),
      notes: fluencyNotes(judgement, cues).map(note),
      words: apart.join(space),
    };
  };
}
