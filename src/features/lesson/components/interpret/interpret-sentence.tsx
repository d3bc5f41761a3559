'use client';
import { Fragment } from 'react';
import { CompareIcon, SpeakerIcon, StopIcon } from '~/components/ui/icons/playing';
import { Phrases } from '~/components/ui/phrases';
import type { OriginalWord, RenderedSentence } from '~/domain/interpreting/rendition';
import { useScopedI18n } from '~/i18n/client';
import { classNames } from '~/lib/class-names';
import type { LessonItem } from '~/schemas/lesson';
import { ScreenReaderText } from '../screen-reader-text';
import { SecondaryAction } from '../secondary-action';

interface Props {
  /** Number of the sentence in the passage, from 1. */
  k: number;
  item: LessonItem;
  sentence: RenderedSentence;
  /** Whether it was typed, not spoken. */
  typed: boolean;
  /** Whether it was found in the learner's recording. */
  hasOwn: boolean;
  isPlaying: boolean;
  onHear: () => void;
}

/** Looks of the words of the original, in sentences and in the legend. */
export const WORD_LOOKS = {
  heard: undefined,
  unclear: 'underline decoration-edge decoration-dashed',
  unlike: 'underline decoration-nearly decoration-dotted',
  notHeard: 'text-soft underline decoration-again decoration-wavy',
} as const;

/** Texts of the legend for a spoken and for a typed rendition. */
export const SPOKEN_LEGEND = { unclear: 'unclear', notHeard: 'notHeard' } as const;
export const TYPED_LEGEND = { unclear: 'unlike', notHeard: 'notTyped' } as const;

/** One sentence of the original, with the words of it that were heard. */
export function InterpretSentence({ k, item, sentence, typed, hasOwn, isPlaying, onHear }: Props) {
  const t = useScopedI18n('interpret');
  const { words, heard, share, moved } = sentence;
  const name = hasOwn ? t('hearBothOf', { k }) : t('hearModelOf', { k });
  return (
    <li className="grid gap-1 border-b border-line py-4">
      <p lang="en" className={classNames('font-english text-lg', share === 'none' && 'text-soft')}>
        {words.map((word, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place in the line.
          <Fragment key={index}>
            {share === 'none' ? word.text : <Word word={word} typed={typed} />}{' '}
          </Fragment>
        ))}
      </p>
      <p lang="zh-TW" className="text-soft">
        {item.translation}
      </p>
      <p className="figures text-sm font-semibold">
        <Phrases>
          {share === 'none'
            ? t('none')
            : share === 'all'
              ? t('all')
              : t('part', { heard, total: words.length })}
        </Phrases>
        {moved && <span className="ml-3 font-normal text-soft">{t('moved')}</span>}
      </p>
      <div className="-mx-2.5 flex flex-wrap">
        <SecondaryAction
          icon={isPlaying ? <StopIcon /> : hasOwn ? <CompareIcon /> : <SpeakerIcon />}
          aria-label={isPlaying ? undefined : name}
          onClick={onHear}
        >
          {isPlaying ? t('ownStop') : hasOwn ? t('hearBoth') : t('hearModel')}
        </SecondaryAction>
      </div>
    </li>
  );
}

/** A word of the original; one that was not heard is announced to screen readers, too. */
function Word({ word: { text, status }, typed }: { word: OriginalWord; typed: boolean }) {
  const t = useScopedI18n('interpret.legend');
  const { unclear, notHeard } = typed ? TYPED_LEGEND : SPOKEN_LEGEND;
  return (
    <span className={WORD_LOOKS[status === 'unclear' ? unclear : status]}>
      {text}
      {status !== 'heard' && (
        <ScreenReaderText>{`（${t(status === 'unclear' ? unclear : notHeard)}）`}</ScreenReaderText>
      )}
    </span>
  );
}
