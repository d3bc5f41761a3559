'use client';
import { type JudgedWord, type Judgement, stripPunctuation } from '~/domain/lesson-feedback';
import { useScopedI18n } from '~/i18n/client';
import { LOOKED_UP_TEXT } from '~/lexicon/word-tap';
import { classNames } from '~/lib/class-names';
import { ScreenReaderText } from '../screen-reader-text';

const STATUS_STYLES = {
  said: 'text-text',
  nearly: 'text-nearly decoration-nearly decoration-dotted underline',
  again: 'text-again decoration-again decoration-wavy underline',
  missing: 'text-soft',
} as const;

/** Typed words compared with the text: the correct word under each that differs, with a reason. Nothing when
 *  all is correct, or when the item was spoken. */
export function DictationDiff({ judgement }: { judgement: Judgement | null }) {
  const t = useScopedI18n('practice.dictation');
  if (judgement?.mode !== 'TYPE') return null;
  const { words, extraWords } = judgement;
  const wrong = words.filter(({ status }) => status !== 'said');
  if (wrong.length === 0 && extraWords.length === 0) return null;
  const notes = wrong.flatMap((word) => note(word) ?? []);
  return (
    <section
      aria-label={t('title')}
      className="grid w-full max-w-[46rem] justify-items-center gap-3"
    >
      <p aria-hidden="true" className="kicker">
        {t('title')}
      </p>
      <ol
        {...LOOKED_UP_TEXT}
        lang="en"
        className="flex flex-wrap justify-center gap-x-3 gap-y-2 font-english text-lg"
      >
        {words.map((word, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place in the line.
          <TypedWord key={index} word={word} />
        ))}
      </ol>
      {extraWords.length > 0 && (
        <p className="text-sm">
          {t('extra')}{' '}
          <del lang="en" className="font-english text-again">
            {extraWords.join(' ')}
          </del>
        </p>
      )}
      {notes.length > 0 && (
        <ul className="grid gap-1 text-sm text-soft">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </section>
  );

  function note(word: JudgedWord): string | null {
    const { reason, typed } = word;
    if (!reason || reason === 'slip' || typed === null) return null;
    return t(`reason.${reason}`, {
      typed: stripPunctuation({ text: typed }),
      word: stripPunctuation(word),
    });
  }
}

/** The typed word, above the correct one where they differ. */
function TypedWord({ word }: { word: JudgedWord }) {
  const t = useScopedI18n('practice.dictation');
  const { typed, status } = word;
  if (status === 'said')
    return (
      <li className="grid justify-items-center">
        <span>{word.text}</span>
      </li>
    );
  const differs =
    typed === null
      ? t('missing', { word: stripPunctuation(word) })
      : t('wrong', {
          typed: stripPunctuation({ text: typed }),
          word: stripPunctuation(word),
        });
  return (
    <li className="grid justify-items-center">
      <ScreenReaderText>{differs}</ScreenReaderText>
      <span
        aria-hidden="true"
        className={classNames('decoration-2 underline-offset-4', STATUS_STYLES[status])}
      >
        {typed ?? '＿＿'}
      </span>
      <ins aria-hidden="true" className="font-semibold text-ink no-underline">
        {word.text}
      </ins>
    </li>
  );
}
