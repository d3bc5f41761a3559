'use client';
import type { RefObject } from 'react';
import { Button } from '~/components/ui/button';
import { CheckboxField } from '~/components/ui/checkbox-field';
import { MicIcon } from '~/components/ui/icons/microphone';
import { SpeakerIcon, StopIcon } from '~/components/ui/icons/playing';
import { Phrases } from '~/components/ui/phrases';
import { Popover } from '~/components/ui/popover';
import { useScopedI18n } from '~/i18n/client';
import type { ItemPractice } from '../../player/use-item-practice';
import type { AccentPreference } from '../../use-accent';
import { AccentSwitch } from './accent-switch';
import { DeviceVoiceField } from './device-voice-field';
import { RoundsFields } from './rounds-fields';
import { SaveAccentPrompt } from './save-accent-prompt';
import { SpeedField } from './speed-field';

export interface PlaybackSettingsProps
  extends Pick<ItemPractice, 'item' | 'playback' | 'listening' | 'speaking'> {
  /** Whether the learner is to type the text, so that it cannot be shown. */
  dictation: boolean;
  /** Accent to choose here, on pages without an accent switch. */
  accent?: AccentPreference;
}

interface Props extends PlaybackSettingsProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button of the panel. */
  anchor: RefObject<HTMLElement | null>;
}

/** The playback settings of the opened panel. */
export function PlaybackSettings(props: Props) {
  const { item, playback, listening, speaking, dictation, accent } = props;
  const { open, onOpenChange, anchor } = props;
  const t = useScopedI18n('listening');
  const lesson = useScopedI18n('lesson');
  const { choices, change } = listening;
  const { stretch, player } = playback;
  const { speed, loop, showText, showTranslation } = choices;
  const choosesText = listening.choosesText && !dictation;
  /** Closes the panel before an action on the page. */
  const away = (act: () => void) => () => {
    onOpenChange(false);
    act();
  };
  return (
    <Popover
      open={open}
      onOpenChange={onOpenChange}
      title={t('title')}
      closeLabel={t('close')}
      keepOpenFor="footer"
      anchor={anchor}
    >
      <SpeedField
        speed={speed}
        onChange={(to) => change({ speed: to })}
        slower={listening.slower}
        faster={listening.faster}
      />
      <CheckboxField label={t('loop')} checked={loop} onChange={listening.toggleLoop} />
      {loop && <RoundsFields settings={choices} onChange={change} />}
      <div className="grid gap-x-4 border-t border-line pt-1 xs:grid-cols-2">
        {choosesText && (
          <CheckboxField
            label={t('text')}
            checked={showText}
            onChange={(to) => change({ showText: to })}
          />
        )}
        <CheckboxField
          label={t('translation')}
          checked={showTranslation}
          onChange={(to) => change({ showTranslation: to })}
        />
      </div>
      {choosesText && !showText && (
        <p className="text-sm text-soft">
          <Phrases>{t('textNote')}</Phrases>
        </p>
      )}
      <CheckboxField
        label={t('tone')}
        checked={choices.tone}
        onChange={(tone) => change({ tone })}
      />
      <DeviceVoiceField
        chosen={choices.deviceVoice}
        onChange={(deviceVoice) => change({ deviceVoice })}
      />
      <div className="flex flex-wrap items-center gap-2 border-t border-line pt-3">
        {!playback.isMuted && (
          <Button
            size="sm"
            icon={
              player.playing ? <StopIcon className="size-5" /> : <SpeakerIcon className="size-5" />
            }
            onClick={playback.listenAtSpeed}
          >
            {player.playing ? lesson('listenStop') : lesson('listen')}
          </Button>
        )}
        {item.reference.length > 1 &&
          !dictation &&
          (stretch ? (
            <Button variant="secondary" size="sm" onClick={away(playback.clearRange)}>
              {t('whole')}
            </Button>
          ) : (
            <Button variant="secondary" size="sm" onClick={away(playback.toggleSelection)}>
              {t('mark')}
            </Button>
          ))}
        {speaking.samples && (
          <Button
            variant="secondary"
            size="sm"
            icon={<MicIcon className="size-5" />}
            onClick={playback.listenToOwn}
          >
            {t('own')}
          </Button>
        )}
        {accent && <AccentSwitch accent={accent.accent} onChange={accent.choose} />}
      </div>
      {accent && <SaveAccentPrompt choice={accent} />}
    </Popover>
  );
}
