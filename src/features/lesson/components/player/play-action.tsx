'use client';
import { SpeakerIcon, StopIcon } from '~/components/ui/icons/playing';
import { earlyClip } from '~/early/early-listening';
import { useScopedI18n } from '~/i18n/client';
import type { ItemPlayback } from '../../player/use-item-playback';
import { DockAction } from '../dock-action';

interface Props {
  playback: ItemPlayback;
  disabled: boolean;
}

/** Plays or stops the model; shows when the clip is loading. */
export function PlayAction({ playback, disabled }: Props) {
  const t = useScopedI18n('lesson');
  const listening = useScopedI18n('listening');
  const { playing, loading } = playback.player;
  const label = loading
    ? listening('loadingShort')
    : playing
      ? t('listenStop')
      : t(playback.isSlowNext ? 'listenSlow' : 'listen');
  return (
    <DockAction
      label={label}
      icon={
        playing ? <StopIcon className={loading ? 'animate-pulse' : undefined} /> : <SpeakerIcon />
      }
      onClick={playback.listen}
      disabled={disabled}
      {...earlyClip(playback.clip.path)}
    />
  );
}
