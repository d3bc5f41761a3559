'use client';
import type { Playing } from '~/audio/playing';
import { PauseIcon, PlayIcon, StopIcon } from '~/components/ui/icons/playing';
import { Phrases } from '~/components/ui/phrases';
import type { Accent } from '~/domain/speech/accent';
import { useScopedI18n } from '~/i18n/client';
import type { LessonItem } from '~/schemas/lesson';
import type { Shadowing, ShadowPhase } from '../../player/use-shadowing';
import { DockAction } from '../dock-action';
import { SpokenText } from '../spoken-text';
import { VoiceLine } from '../voice-line';

interface Props {
  item: LessonItem;
  accent: Accent;
  phase: Extract<ShadowPhase, { name: 'running' }>;
  shadowing: Shadowing;
  now: Playing;
  showText: boolean;
}

/** Shadowing in progress: the current sentence and both voices. */
export function ShadowRunning({ item, accent, phase, shadowing, now, showText }: Props) {
  const t = useScopedI18n('listening.shadow');
  const { paused, unmetered, k, n } = phase;
  return (
    <>
      <main className="column flex flex-1 flex-col items-center justify-center gap-6 py-6 text-center">
        <h1 className="kicker figures font-sans">{t('place', { k, n })}</h1>
        <div className="max-w-[46rem]">
          <SpokenText
            words={item.reference.map(({ text }) => text)}
            size="sentence"
            hidden={!showText}
            judged={null}
            typed={false}
            played={now}
            opened={null}
          />
        </div>
        {/* Nothing is announced during the recording: the announcement would be recorded. */}
        <p role={paused ? 'status' : undefined} className="min-h-12 max-w-text text-soft">
          <Phrases>{t(paused ? 'paused' : unmetered ? 'unmetered' : 'follow')}</Phrases>
        </p>
      </main>
      <footer className="sticky bottom-0 bg-paper pb-[max(12px,env(safe-area-inset-bottom))]">
        <div className="mx-auto grid w-full max-w-[640px] gap-3 px-5 pb-4">
          <VoiceLine
            clip={item.audio[accent]}
            trace={shadowing.trace}
            recording={!paused}
            samples={undefined}
            judgement={null}
          />
          <div className="flex justify-center gap-8">
            {paused ? (
              <DockAction
                label={t('resume')}
                icon={<PlayIcon />}
                onClick={shadowing.resume}
                primary
                heir
              />
            ) : (
              <DockAction label={t('pause')} icon={<PauseIcon />} onClick={shadowing.pause} heir />
            )}
            <DockAction label={t('finish')} icon={<StopIcon />} onClick={shadowing.finish} />
          </div>
        </div>
      </footer>
    </>
  );
}
