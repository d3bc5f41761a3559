'use client';
import { SpeakerIcon, StopIcon } from '~/components/ui/icons';
import { useScopedI18n } from '~/i18n/client';
import type { ItemPractice } from '../player/use-item-practice';
import { DockAction } from './dock-action';

/** Plays the model, or stops it; says so when the sound is late. */
export function ListenAction({ practice }: { practice: ItemPractice }) {
  const t = useScopedI18n('lesson');
  const listening = useScopedI18n('listening');
  const { playing, loading } = practice.player;
  return (
    <DockAction
      label={loading ? listening('loadingShort') : playing ? t('listenStop') : t('listen')}
      icon={
        playing ? <StopIcon className={loading ? 'animate-pulse' : undefined} /> : <SpeakerIcon />
      }
      onClick={() => practice.listen()}
      disabled={practice.phase.name === 'recording'}
    />
  );
}
