'use client';
import { useMemo } from 'react';
import { useOwnRecordingSource } from '~/audio/use-own-recording-source';
import { usePlayback } from '~/audio/use-playback';
import { IconButton } from '~/components/ui/icon-button';
import { SpeakerIcon, StopIcon } from '~/components/ui/icons/playing';
import { toSamples } from '~/device/cut-sample';
import { useRecordingPair } from '~/device/recording-hooks';
import type { RecordingSample, RecordingSubject } from '~/device/recording-store';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { formatDate } from '~/lib/format-date';

/** The learner's recordings of a phoneme or word: the first unclear one and the latest; nothing where this device has
 *  none. */
export function RecordingComparison({ subject }: { subject: RecordingSubject }) {
  const t = useScopedI18n('memory.voices');
  const { data } = useRecordingPair(subject);
  if (!data) return null;
  const { before, now } = data;
  return (
    <span className="flex flex-wrap gap-x-3">
      {before.at !== now.at && <Recording sample={before} label={t('before')} />}
      <Recording sample={now} label={t('now')} />
    </span>
  );
}

function Recording({ sample, label }: { sample: RecordingSample; label: string }) {
  const t = useScopedI18n('memory.voices');
  const language = useLanguage();
  const toOwnClip = useOwnRecordingSource();
  const [playback, { status }] = usePlayback();
  const playing = status !== 'idle';
  const samples = useMemo(() => toSamples(sample), [sample]);
  const { word, at } = sample;
  const date = formatDate(new Date(at), language);
  return (
    <span className="flex items-center">
      <IconButton
        label={playing ? t('stop') : t('play', { label, word, date })}
        onClick={() => (playing ? playback.stop() : playback.play([toOwnClip(samples)]))}
        className="-ml-2"
      >
        {playing ? <StopIcon className="size-5" /> : <SpeakerIcon className="size-5" />}
      </IconButton>
      <span aria-hidden="true" className="grid leading-tight">
        <span>
          {label} <span lang="en">{word}</span>
        </span>
        <span className="text-xs text-soft">{date}</span>
      </span>
    </span>
  );
}
