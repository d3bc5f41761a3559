'use client';
import { useEffect, useRef } from 'react';
import { Button } from '~/components/ui/button';
import { CheckboxField } from '~/components/ui/checkbox-field';
import { HeadphonesIcon } from '~/components/ui/icons/playing';
import { Notice } from '~/components/ui/notice';
import { Phrases } from '~/components/ui/phrases';
import type { Accent } from '~/domain/speech/accent';
import { useScopedI18n } from '~/i18n/client';
import type { LessonItem } from '~/schemas/lesson';
import { type PlaybackSettings, shiftSpeed } from '../../player/playback-settings';
import type { ShadowPhase } from '../../player/use-shadowing';
import { SpeedField } from '../settings/speed-field';

interface Props {
  items: readonly LessonItem[];
  sentences: readonly number[];
  accent: Accent;
  phase: ShadowPhase;
  settings: PlaybackSettings;
  changeSettings: (changes: Partial<PlaybackSettings>) => void;
  onStart: () => void;
  onScoreAgain: () => void;
  onLeave: () => void;
}

const GAP_MS = 1000;

/** Instructions before shadowing, and the problem that prevents its start. */
export function ShadowIntro(props: Props) {
  const { items, sentences, accent, phase, settings, changeSettings } = props;
  const { showText, speed } = settings;
  const t = useScopedI18n('listening');
  const blocked = useScopedI18n('lesson.blocked');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const ms = sentences.reduce(
    (sum, index) => sum + items[index]!.audio[accent].durationMs / speed + GAP_MS,
    0,
  );
  const busy = phase.name === 'opening' || phase.name === 'scoring';
  return (
    <main className="column grid max-w-[720px] flex-1 content-center gap-6 py-8">
      <p className="kicker figures">
        {t('shadow.sentences', { count: sentences.length, minutes: Math.ceil(ms / 60_000) })}
      </p>
      <h1 ref={heading} tabIndex={-1} className="-mt-4 text-3xl outline-none">
        <Phrases>{t('shadow.title')}</Phrases>
      </h1>
      <p className="max-w-text">
        <Phrases>
          {t('shadow.lead', { text: showText ? t('shadow.textShown') : t('shadow.textHidden') })}
        </Phrases>
      </p>
      <div className="grid max-w-form gap-2">
        <CheckboxField
          label={t('text')}
          checked={showText}
          onChange={(to) => changeSettings({ showText: to })}
        />
        <SpeedField
          speed={speed}
          onChange={(to) => changeSettings({ speed: to })}
          slower={() => changeSettings({ speed: shiftSpeed(speed, -2) })}
          faster={() => changeSettings({ speed: shiftSpeed(speed, 2) })}
        />
      </div>
      <p className="flex max-w-text items-start gap-3 text-sm text-soft">
        <HeadphonesIcon className="mt-0.5 text-gold" />
        <span>{t('shadow.headphones')}</span>
      </p>
      <p role="status" className="text-soft empty:hidden">
        <Phrases>
          {phase.name === 'opening'
            ? t('shadow.opening')
            : phase.name === 'scoring'
              ? t('shadow.scoring', { done: phase.done, of: phase.of })
              : ''}
        </Phrases>
      </p>
      {phase.name === 'blocked' && <Notice tone="error">{blocked(phase.problem)}</Notice>}
      {phase.name === 'failed' && (
        <Notice tone="error">
          {phase.what === 'sound' ? t('shadow.soundFailed') : t('shadow.scorerFailed')}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        {phase.name === 'failed' && phase.what === 'scorer' ? (
          <Button size="lg" onClick={props.onScoreAgain}>
            {t('shadow.scoreAgain')}
          </Button>
        ) : (
          <Button size="lg" busy={busy} onClick={props.onStart}>
            {t('shadow.start')}
          </Button>
        )}
        <Button variant="quiet" size="lg" onClick={props.onLeave}>
          {t('shadow.back')}
        </Button>
      </div>
    </main>
  );
}
