'use client';
import { useEffect, useRef } from 'react';
import { Button } from '~/components/ui/button';
import { CompareIcon, SpeakerIcon, StopIcon } from '~/components/ui/icons/playing';
import { Phrases } from '~/components/ui/phrases';
import { WordListButton } from '~/components/ui/word-list-button';
import type { Judgement } from '~/domain/lesson-feedback';
import { OWN_GRADES } from '~/domain/scored-attempt';
import { useScopedI18n } from '~/i18n/client';
import { LOOKED_UP_TEXT } from '~/lexicon/word-tap';
import type { Rendering } from '../../player/use-rendering';

interface Props {
  rendering: Rendering;
  /** What was said or typed. */
  judgement: Judgement;
  /** Whether the grade decides when the sentence is asked again. */
  isCard: boolean;
}

/** The model and what the learner said in other words side by side, without a mark, and the learner's own grade. */
export function OwnJudgement({ rendering, judgement, isCard }: Props) {
  const t = useScopedI18n('rendering');
  const lookUp = useScopedI18n('lookUp');
  const consecutive = useScopedI18n('consecutive');
  const { practice, judgeOwn } = rendering;
  const { item, playback, speaking } = practice;
  const { typedText } = judgement;
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each judgement is looked at anew.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView?.({ block: 'nearest' });
  }, [judgement]);
  const isPlayingModel = playback.player.playing;
  return (
    <section className="grid w-full max-w-[46rem] scroll-mb-48 scroll-mt-20 gap-4">
      <div className="grid gap-1 text-center">
        <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
          <Phrases>{t('otherTitle')}</Phrases>
        </h2>
        <p className="text-soft">
          <Phrases>{t('otherLead')}</Phrases>
        </p>
      </div>
      <div {...LOOKED_UP_TEXT} className="grid">
        <dl className="grid gap-px border-y border-line bg-line sm:grid-cols-2">
          <div className="grid content-start justify-items-start gap-2 bg-paper py-4 sm:pr-5">
            <dt className="kicker font-sans">{t('model')}</dt>
            <dd lang="en" className="font-english text-lg">
              {item.text}
            </dd>
            <dd>
              <Button
                variant="secondary"
                size="sm"
                icon={isPlayingModel ? <StopIcon /> : <SpeakerIcon />}
                onClick={playback.listenAtSpeed}
              >
                {isPlayingModel ? t('stop') : t('hearModel')}
              </Button>
            </dd>
          </div>
          <div className="grid content-start justify-items-start gap-2 bg-paper py-4 sm:pl-5">
            <dt className="kicker font-sans">{t(typedText === undefined ? 'own' : 'ownTyped')}</dt>
            {typedText !== undefined && (
              <dd lang="en" className="font-english text-lg">
                {typedText}
              </dd>
            )}
            {typedText === undefined && speaking.samples && (
              <dd>
                <Button
                  variant="secondary"
                  size="sm"
                  icon={playback.voice.playing ? <StopIcon /> : <CompareIcon />}
                  onClick={playback.listenToOwn}
                >
                  {playback.voice.playing ? t('stop') : t('hearOwn')}
                </Button>
              </dd>
            )}
          </div>
        </dl>
        <WordListButton
          isCentered
          label={lookUp('words')}
          disabled={speaking.phase.name === 'recording'}
        />
      </div>
      {judgeOwn ? (
        <fieldset className="grid justify-items-center gap-2">
          <legend className="mx-auto text-sm text-soft">
            <Phrases>{isCard ? t('gradeLead') : consecutive('gradeLead')}</Phrases>
          </legend>
          <div className="flex flex-wrap justify-center gap-3">
            {[...OWN_GRADES].reverse().map((grade) => (
              <Button key={grade} size="sm" variant="secondary" onClick={() => judgeOwn(grade)}>
                {t(`grade.${grade}`)}
              </Button>
            ))}
          </div>
        </fieldset>
      ) : (
        <p className="text-center text-sm text-soft">
          <Phrases>{t('practice')}</Phrases>
        </p>
      )}
    </section>
  );
}
