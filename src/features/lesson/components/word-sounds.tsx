'use client';
import { useEffect, useRef } from 'react';
import { Button } from '~/components/ui/button';
import { IconButton } from '~/components/ui/icon-button';
import { CloseIcon, MicIcon, SpeakerIcon } from '~/components/ui/icons';
import { bare, type JudgedWord } from '~/domain/lesson-feedback';
import { type Accent, toIpa } from '~/domain/speech/ipa';
import { useScopedI18n } from '~/i18n/client';
import { classNames } from '~/lib/class-names';
import { isHinted } from './hinted-phones';

interface Props {
  word: JudgedWord;
  accent: Accent;
  onListen: () => void;
  /** Absent when there is no recording of this word. */
  onOwn?: () => void;
  onClose: () => void;
}

const WEAK_UNDER = -2.5;

/** The sounds of one word: what they should be against what was heard, as a hint. */
export function WordSounds({ word, accent, onListen, onOwn, onClose }: Props) {
  const t = useScopedI18n('lesson.sounds');
  const hint = useScopedI18n('lesson.hint');
  const slip = word.phones.find(({ heard }) => heard !== null);
  const section = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another word's sounds are another height.
  useEffect(() => {
    section.current?.scrollIntoView({ block: 'nearest' });
  }, [word]);
  return (
    <section
      ref={section}
      aria-label={t('title', { word: bare(word) })}
      className="scroll-mb-72 grid w-full max-w-text animate-rise gap-3 border-y border-line py-4"
    >
      <div className="flex items-center justify-between gap-4">
        <h2 className="font-sans text-base">{t('title', { word: bare(word) })}</h2>
        <IconButton label={t('close')} onClick={onClose} className="-my-2 -mr-2">
          <CloseIcon className="size-5" />
        </IconButton>
      </div>
      {word.phones.length > 0 ? (
        <ol className="flex flex-wrap gap-2">
          {word.phones.map(({ target, heard, gop }, at) => {
            const weak = heard !== null || gop < WEAK_UNDER;
            return (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: a sound is its place in the word.
                key={at}
                className={classNames(
                  'grid min-w-11 justify-items-center border-b-2 bg-raised px-3 py-1',
                  heard ? 'border-again' : weak ? 'border-nearly' : 'border-said',
                )}
              >
                <span className="sr-only">{t('shouldBe')}</span>
                <span className="font-ipa text-lg">{toIpa(target, accent)}</span>
                <span className={classNames('text-xs', weak ? 'text-text' : 'text-soft')}>
                  {heard ? (
                    <>
                      {t('heardAs')} <span className="font-ipa">{toIpa(heard, accent)}</span>
                    </>
                  ) : weak ? (
                    t('weak')
                  ) : (
                    t('fine')
                  )}
                </span>
              </li>
            );
          })}
        </ol>
      ) : (
        <p>{word.typed ? t('typedAs', { typed: word.typed }) : t('notSaid')}</p>
      )}
      {slip && isHinted(slip.target) && <p>{hint(slip.target)}</p>}
      {word.phones.length > 0 && <p className="text-xs text-soft">{t('hintOnly')}</p>}
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" size="sm" icon={<SpeakerIcon />} onClick={onListen}>
          {t('listen')}
        </Button>
        {onOwn && (
          <Button look="secondary" size="sm" icon={<MicIcon />} onClick={onOwn}>
            {t('own')}
          </Button>
        )}
      </div>
    </section>
  );
}
