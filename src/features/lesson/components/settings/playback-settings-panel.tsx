'use client';
import { useRef, useState } from 'react';
import { SlidersIcon } from '~/components/ui/icons/finding';
import { lazyComponent } from '~/components/ui/lazy-component';
import { useLoadAfterTouch } from '~/components/ui/load-later';
import { useScopedI18n } from '~/i18n/client';
import { SecondaryAction } from '../secondary-action';
import type { PlaybackSettingsProps } from './playback-settings';

const SETTINGS = lazyComponent(() =>
  import('./playback-settings').then(({ PlaybackSettings }) => PlaybackSettings),
);

/** Panel of the playback settings behind one secondary action, the same in lesson and review. Its content is
 *  loaded when the button is pointed at or focused, or after the first touch. */
export function PlaybackSettingsPanel(props: PlaybackSettingsProps) {
  const t = useScopedI18n('listening');
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const Settings = SETTINGS.useComponent();
  useLoadAfterTouch(SETTINGS);
  const { speed } = props.listening.choices;
  return (
    <>
      <SecondaryAction
        ref={button}
        icon={<SlidersIcon />}
        disabled={props.speaking.phase.name === 'recording'}
        aria-haspopup="dialog"
        {...SETTINGS.onReach}
        aria-expanded={open}
        onClick={() => {
          setOpen(!open);
          if (!Settings) void SETTINGS.request();
        }}
      >
        {t('title')}
        {speed !== 1 && (
          <span className="figures font-semibold text-ink">{t('times', { speed })}</span>
        )}
      </SecondaryAction>
      {Settings && <Settings {...props} open={open} onOpenChange={setOpen} anchor={button} />}
    </>
  );
}
