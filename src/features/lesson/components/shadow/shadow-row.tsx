'use client';
import { Fragment } from 'react';
import type { Playing } from '~/audio/playing';
import { CompareIcon, RepeatIcon, StopIcon } from '~/components/ui/icons/playing';
import { Phrases } from '~/components/ui/phrases';
import type { ShadowWord } from '~/domain/shadowing';
import { useScopedI18n } from '~/i18n/client';
import { classNames } from '~/lib/class-names';
import type { LessonItem } from '~/schemas/lesson';
import type { ShadowTake } from '../../player/use-shadowing';
import { ScreenReaderText } from '../screen-reader-text';
import { SecondaryAction } from '../secondary-action';

interface Props {
  item: LessonItem;
  take: ShadowTake;
  /** Playback of this sentence; null while another or none plays. */
  now: Playing | null;
  onHear: () => void;
  onAgain: () => void;
}

/** Result of one shadowed sentence. */
export function ShadowRow({ item, take, now, onHear, onAgain }: Props) {
  const t = useScopedI18n('listening.shadow');
  const lesson = useScopedI18n('lesson');
  const rejection = useScopedI18n('lesson.refusal');
  const k = item.position;
  return (
    <li className="grid gap-1 border-b border-line py-4">
      <p lang="en" className="font-english text-lg">
        {take.words.map((word, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place in the line.
          <Fragment key={index}>
            <Word
              word={word}
              feedback={feedback(word)}
              isPlaying={now?.word === index ? now.voice : null}
            />{' '}
          </Fragment>
        ))}
      </p>
      <p className="figures text-sm text-soft">{details().join('　')}</p>
      {take.rejection && (
        <p className="text-sm text-nearly">
          <Phrases>{rejection(take.rejection)}</Phrases>
        </p>
      )}
      <div className="-mx-2.5 flex flex-wrap">
        <SecondaryAction
          icon={now ? <StopIcon /> : <CompareIcon />}
          aria-label={now ? undefined : t('hearBothOf', { k })}
          onClick={onHear}
        >
          {now ? lesson('listenStop') : t('hearBoth')}
        </SecondaryAction>
        <SecondaryAction icon={<RepeatIcon />} aria-label={t('againOf', { k })} onClick={onAgain}>
          {t('again')}
        </SecondaryAction>
      </div>
    </li>
  );

  function feedback({ status }: ShadowWord): string | null {
    if (status === 'missing') return t('missing');
    return status === 'again' ? t('unclear') : null;
  }

  function details(): string[] {
    if (take.rejection) return [t('row.unheard')];
    if (take.echo) return [t('row.echo')];
    const { lagMs, leftOut } = take;
    const lag = lagMs !== null && t(lagMs < 0 ? 'row.ahead' : 'row.lag', { ms: Math.abs(lagMs) });
    return [lag, leftOut.length > 0 && t('row.leftOut', { count: leftOut.length })].filter(
      (detail) => detail !== false,
    );
  }
}

interface WordProps {
  word: ShadowWord;
  /** Description of the mistake for screen readers; null if there is none. */
  feedback: string | null;
  isPlaying: Playing['voice'];
}

/** A word of the sentence: a missing one is faint with a wavy underline, one that was not clear, or another word, dashed; both are announced
 *  to screen readers. */
function Word({ word: { text, status }, feedback, isPlaying }: WordProps) {
  return (
    <span
      className={classNames(
        status === 'missing' && 'text-soft underline decoration-again decoration-wavy',
        status === 'again' && 'underline decoration-edge decoration-dashed',
        isPlaying === 'model' && 'bg-gold-soft',
        isPlaying === 'own' && 'bg-ink-soft',
      )}
    >
      {text}
      {feedback && <ScreenReaderText>{`（${feedback}）`}</ScreenReaderText>}
    </span>
  );
}
