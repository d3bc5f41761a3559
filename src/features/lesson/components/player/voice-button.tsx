'use client';
import { useScopedI18n } from '~/i18n/client';
import type { ItemPlayback } from '../../player/use-item-playback';

/** Name of the current voice, as a button that changes to another one; nothing where the accent has only one
 *  voice. */
export function VoiceButton({ playback }: { playback: ItemPlayback }) {
  const t = useScopedI18n('listening');
  const { clip, anotherVoice } = playback;
  if (!anotherVoice || !clip.speaker) return null;
  const { variety, sex } = clip.speaker;
  return (
    <button type="button" onClick={anotherVoice} className="link -my-3 min-h-11 px-2 text-sm">
      {t('anotherVoice', { voice: t(`speaker.${variety}.${sex}`) })}
    </button>
  );
}
