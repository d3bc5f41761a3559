'use client';
import { Badge } from '~/components/ui/badge';
import { IconButton } from '~/components/ui/icon-button';
import { PlayIcon, StopIcon } from '~/components/ui/icons/playing';
import { Notice } from '~/components/ui/notice';
import { useAudioClip } from '~/components/ui/use-audio-clip';
import { Section } from '~/console/section';
import { ACCEPTED_CLIP_SCORE } from '~/domain/speech/accepted-clip-score';
import { useScopedI18n } from '~/i18n/client';
import type { DraftClipRow } from '~/schemas/operator-unit';

/** The clips that publications have made of a draft so far, each with its score. */
export function ClipList({ clips }: { clips: readonly DraftClipRow[] }) {
  const t = useScopedI18n('consoleUnits.clips');
  const audio = useAudioClip();
  return (
    <Section title={t('title')}>
      <p className="text-soft">
        {clips.length === 0 ? t('none') : t('text', { min: ACCEPTED_CLIP_SCORE })}
      </p>
      {audio.failed && <Notice tone="error">{t('failed')}</Notice>}
      {clips.length > 0 && (
        <ul className="figures border-t border-line">
          {clips.map((clip) => (
            <ClipRow key={clip.url} clip={clip} audio={audio} />
          ))}
        </ul>
      )}
    </Section>
  );
}

interface ClipRowProps {
  clip: DraftClipRow;
  audio: ReturnType<typeof useAudioClip>;
}

function ClipRow({ clip, audio }: ClipRowProps) {
  const t = useScopedI18n('consoleUnits.clips');
  const { url, text, score, accepted, field } = clip;
  const accent = t(`accents.${clip.accent}`);
  const isPlaying = audio.playing === url;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line">
      <IconButton
        label={t(isPlaying ? 'stop' : 'play', { text, accent })}
        onClick={() => (isPlaying ? audio.stop() : audio.play(url))}
      >
        {isPlaying ? <StopIcon /> : <PlayIcon />}
      </IconButton>
      <span lang="en" className="min-w-0 wrap-anywhere">
        {text}
      </span>
      <span className="text-sm text-soft">{accent}</span>
      <Badge tone={accepted ? 'good' : 'bad'}>{t('score', { score: Math.round(score) })}</Badge>
      {!accepted && <span className="text-sm text-again">{t('refused')}</span>}
      {field === null && <span className="text-sm text-soft">{t('stale')}</span>}
    </li>
  );
}
