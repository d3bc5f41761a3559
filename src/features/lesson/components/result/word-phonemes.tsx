'use client';
import { useEffect, useRef } from 'react';
import { IconButton } from '~/components/ui/icon-button';
import { CloseIcon } from '~/components/ui/icons/marks';
import { Phrases } from '~/components/ui/phrases';
import { type JudgedWord, stripPunctuation } from '~/domain/lesson-feedback';
import { worstPhoneme } from '~/domain/pronunciation-hint';
import { soundOf } from '~/domain/speech/ipa';
import { addedVowelHint } from '~/domain/speech/mandarin-errors';
import { isDoubted, toWordMark } from '~/domain/speech/word-mark';
import { useScopedI18n } from '~/i18n/client';
import { LookedUpMeaning } from '~/lexicon/components/looked-up-meaning';
import type { ItemPractice } from '../../player/use-item-practice';
import { PhonemeList } from './phoneme-list';
import { WordDrill } from './word-drill';
import { WordVoices } from './word-voices';

interface Props {
  practice: ItemPractice;
  word: JudgedWord;
  index: number;
}

/** One word of the result: a drill of it, if it was not said well; its phonemes, expected against recognised, as a
 *  hint; both voices; and its meanings. */
export function WordPhonemes({ practice, word, index }: Props) {
  const { item, playback, speaking, answer, steps } = practice;
  const { accent, clip } = item;
  const isDrilled =
    answer.judgement?.mode === 'SPEAK' &&
    item.reference.length > 1 &&
    word.status !== 'said' &&
    !isDoubted(word);
  const t = useScopedI18n('lesson.sounds');
  const hint = useScopedI18n('hints');
  const lookUp = useScopedI18n('lookUp');
  const isSpoken = answer.judgement?.mode === 'SPEAK';
  const mark = isSpoken ? toWordMark(word) : null;
  const worst = isDoubted(word) ? null : worstPhoneme(word);
  const title = t('title', { word: stripPunctuation(word) });
  const section = useRef<HTMLElement>(null);
  const opener = useRef<Element | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another word has another opener and height.
  useEffect(() => {
    opener.current = document.activeElement;
    section.current?.scrollIntoView({ block: 'nearest' });
  }, [word]);
  const close = () => {
    answer.closeWord();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  return (
    <section
      ref={section}
      aria-label={title}
      className="scroll-mb-72 grid w-full max-w-text animate-rise gap-3 border-y border-line py-4"
    >
      <div className="flex items-center justify-between gap-4">
        <h2 className="font-sans text-base">
          <Phrases>{title}</Phrases>
        </h2>
        <IconButton label={t('close')} onClick={close} className="-my-2 -mr-2">
          <CloseIcon className="size-5" />
        </IconButton>
      </div>
      {isDrilled && (
        <WordDrill
          key={index}
          sentence={practice}
          index={index}
          onSentence={() => {
            close();
            steps.retry();
          }}
        />
      )}
      {mark === 'open' && (
        <p>
          <Phrases>{openText()}</Phrases>
        </p>
      )}
      {mark === 'other' && word.isOutdone && word.phones.length > 0 && (
        <p>
          <Phrases>{t('outdone')}</Phrases>
        </p>
      )}
      {word.phones.length > 0 ? (
        <PhonemeList word={word} accent={accent} />
      ) : (
        <p>
          <Phrases>{word.typed ? t('typedAs', { typed: word.typed }) : t('notSaid')}</Phrases>
        </p>
      )}
      {worst?.hint && (
        <p>
          <span className="mr-2 font-ipa text-ink">/{soundOf(worst, accent)}/</span>
          {hint(worst.hint)}
        </p>
      )}
      {word.addedVowel && (
        <p>
          {t('addedVowel')} {hint(addedVowelHint(true))}
        </p>
      )}
      {word.phones.length > 0 && (
        <p className="text-xs text-soft">
          <Phrases>{t('hintOnly')}</Phrases>
        </p>
      )}
      <WordVoices
        clip={clip}
        playback={playback}
        samples={speaking.samples}
        word={word}
        index={index}
      />
      <div className="grid gap-2 border-t border-line pt-3">
        <h3 className="font-sans text-sm font-semibold">{lookUp('meaning')}</h3>
        <LookedUpMeaning
          key={index}
          word={stripPunctuation(word)}
          sentence={item.text}
          accent={accent}
        />
      </div>
    </section>
  );

  /** The reason why the word could not be told. */
  function openText(): string {
    const { open } = word;
    if (!open) return t('unsure');
    return open.from
      ? t('openFrom', { word: stripPunctuation(word), from: open.from })
      : t('openEnding');
  }
}
