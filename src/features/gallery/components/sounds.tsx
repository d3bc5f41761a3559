'use client';
import { EchoLine } from '~/components/ui/echo-line';
import { Notice } from '~/components/ui/notice';
import { ProgressLine } from '~/components/ui/progress-line';
import { Question } from '~/components/ui/question';
import { Skeleton } from '~/components/ui/skeleton';
import { SoundCover } from '~/components/ui/sound-cover';
import { useI18n } from '~/i18n/client';
import { Drawer, Specimen } from './specimen';

const TONES = ['info', 'good', 'warning', 'error'] as const;
/** A made-up voice: two phrases and a breath. */
const VOICE = Array.from({ length: 96 }, (_, at) =>
  Math.round(100 * Math.abs(Math.sin(at / 4) * Math.sin(at / 15))),
);

/** What is drawn from sound, what says how far, and sentences that stay. */
export function Sounds() {
  const t = useI18n();
  return (
    <>
      <Drawer name="EchoLine, SoundCover, ProgressLine, Skeleton">
        <Specimen name="model">
          <EchoLine envelope={VOICE} className="h-16" />
        </Specimen>
        <Specimen name="half heard">
          <EchoLine envelope={VOICE} progress={0.5} className="h-16" />
        </Specimen>
        <Specimen name="model and learner">
          <EchoLine envelope={VOICE} second={VOICE.map((peak) => peak * 0.8)} className="h-16" />
        </Specimen>
        <Specimen name="cover">
          <SoundCover envelope={VOICE} className="aspect-video w-full" />
        </Specimen>
        <Specimen name="progress: 0, 0.4, 1">
          {[0, 0.4, 1].map((value) => (
            <ProgressLine key={value} value={value} label={t('common.loading')} />
          ))}
        </Specimen>
        <Specimen name="on its way">
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-6 w-full" />
        </Specimen>
      </Drawer>
      <Drawer name="Notice, Question">
        {TONES.map((tone) => (
          <Notice key={tone} tone={tone} title={t('common.notFound.title')}>
            {t('common.notFound.text')}
          </Notice>
        ))}
        <Question id="specimen" question={t('common.tagline')}>
          {t('common.description')}
        </Question>
      </Drawer>
    </>
  );
}
