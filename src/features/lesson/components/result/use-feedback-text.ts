'use client';
import { type FluencyNote, fluencyNotes } from '~/domain/fluency-notes';
import {
  chooseFeedback,
  type Feedback,
  type Judgement,
  stripPunctuation,
  toOutcome,
} from '~/domain/lesson-feedback';
import type { Praise } from '~/domain/lesson-praise';
import { toBand } from '~/domain/score-band';
import type { Accent } from '~/domain/speech/accent';
import { soundOf, toIpa } from '~/domain/speech/ipa';
import { toWordMark } from '~/domain/speech/word-mark';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { WRITING } from '~/i18n/writing';
import type { Cue } from '~/schemas/lesson';
import { useMarkText } from '../use-mark-text';
import { praiseFor } from './praise-for';
import { useTypedFeedback } from './use-typed-feedback';

const MAX_NAMED_WORDS = 3;
interface Context {
  accent: Accent;
  /** The previous judgement of the same item in this session. */
  before: Judgement | null;
  /** Times of the words in the model's clip. */
  cues: readonly Cue[];
  /** Whether the item was left open, and comes back tomorrow. */
  leftOpen?: 'returns' | 'stays' | null;
}

export interface FeedbackText {
  heading: string;
  /** The points of a sentence that passed; of one that did not, how many of its words were right. The band of a
   *  single word, whose number is not shown. */
  figure: string | null;
  /** Praise and correction, in one or two sentences; empty when the figure says it all. */
  sentence: string;
  /** Notes on the fluency. */
  notes: string[];
  /** Every word that was not clear, for screen readers. */
  words: string;
}

/** Converts a judgement into texts for the learner. */
export function useFeedbackText(): (judgement: Judgement, context: Context) => FeedbackText {
  const t = useScopedI18n('lesson');
  const hint = useScopedI18n('hints');
  const typed = useTypedFeedback(MAX_NAMED_WORDS);
  const markText = useMarkText();
  const language = useLanguage();
  const all = (words: readonly string[]) => words.join(WRITING[language].list);
  const list = (words: readonly string[]) => all(words.slice(0, MAX_NAMED_WORDS));

  const spoken = (feedback: Feedback, accent: Accent): string => {
    switch (feedback.kind) {
      case 'sound': {
        const { word, heard } = feedback;
        const phonemes = { target: soundOf(feedback, accent), heard: toIpa(heard, accent) };
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
      case 'otherWord':
      case 'moreThanWord':
        return t(`feedback.${feedback.kind}`, { word: feedback.word });
      case 'otherEnding':
        return t('feedback.otherEnding', { word: feedback.word, heard: feedback.heard });
      case 'open':
        return openText(feedback, null);
      case 'clear':
        return '';
      default:
        return t(`feedback.${feedback.kind}`);
    }
  };

  const openText = (
    { words, from }: Extract<Feedback, { kind: 'open' }>,
    leftOpen: Context['leftOpen'],
  ): string => {
    if (leftOpen === 'stays') return t('feedback.stays');
    const [word] = words;
    if (from && word)
      return leftOpen
        ? t('feedback.leftOpenFrom', { word, from })
        : t('feedback.openFrom', { word, from });
    return leftOpen ? t('feedback.leftOpen') : t('feedback.open', { words: list(words) });
  };

  const praise = (feedback: Praise): string => {
    switch (feedback.kind) {
      case 'better':
        return t('praise.better', { words: list(feedback.words) });
      case 'faster':
        return t('praise.faster', { seconds: feedback.seconds });
      case 'fewerPauses':
        return t('praise.fewerPauses', { before: feedback.before, now: feedback.now });
      case 'word':
        return t('praise.word', { word: feedback.word });
      default:
        return t(`praise.${feedback.kind}`);
    }
  };

  const figure = (judgement: Judgement): string | null => {
    const { mode, score, passed, words, otherText } = judgement;
    if (mode === 'SPEAK' && words.length === 1)
      return otherText ? null : t(`band.${toBand(judgement)}`);
    if (passed) return t('points', { score });
    const right = words.filter(({ status }) => status === 'said' || status === 'nearly').length;
    const says = words.length > 1 && !otherText && (mode === 'SPEAK' || right > 0);
    return says ? t('wordsRight', { right, count: words.length }) : null;
  };

  const describeFluency = (note: FluencyNote): string => {
    switch (note.kind) {
      case 'pause':
        return t('delivery.pause', {
          after: note.after,
          before: note.before,
          seconds: note.seconds,
        });
      case 'slower':
      case 'faster':
        return t(`delivery.${note.kind}`, { mine: note.mine, model: note.model });
      default:
        return t(`delivery.${note.kind}`);
    }
  };

  return (judgement, { accent, before, cues, leftOpen = null }) => {
    const { mode, passed, words } = judgement;
    const outcome = toOutcome(judgement);
    const feedback = chooseFeedback(judgement);
    const main =
      mode === 'TYPE'
        ? typed(feedback, judgement.engine)
        : feedback.kind === 'open'
          ? openText(feedback, leftOpen)
          : spoken(feedback, accent);
    const praised = praiseFor(judgement, before, cues);
    const good = praised ? [praise(praised)] : [];
    const byMark = new Map<string, string[]>();
    for (const word of mode === 'TYPE' ? [] : words) {
      if (toWordMark(word) === 'clear') continue;
      const name = markText(word);
      byMark.set(name, [...(byMark.get(name) ?? []), stripPunctuation(word)]);
    }
    const markLists = [...byMark].map(([status, named]) =>
      t('eachWord', { status, words: all(named) }),
    );
    const { space } = WRITING[language];
    return {
      heading: leftOpen ? t('leftOpen') : t(outcome),
      figure: outcome === 'almost' ? null : figure(judgement),
      // A pass ends with the praise, a failed attempt with the correction.
      sentence: (passed ? [main, ...good] : [...good, main]).filter(Boolean).join(space),
      notes: fluencyNotes(judgement, cues).map(describeFluency),
      words: markLists.join(space),
    };
  };
}
