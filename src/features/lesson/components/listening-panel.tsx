'use client';
import { useState } from 'react';
import { Button } from '~/components/ui/button';
import { CheckboxField } from '~/components/ui/checkbox-field';
import { MicIcon, SlidersIcon, SpeakerIcon, StopIcon } from '~/components/ui/icons';
import { Phrases } from '~/components/ui/phrases';
import { Popover } from '~/components/ui/popover';
import { useScopedI18n } from '~/i18n/client';
import type { ItemPractice } from '../player/use-item-practice';
import type { AccentChoice } from '../use-accent';
import { AccentOffer } from './accent-offer';
import { AccentSwitch } from './accent-switch';
import { QuietAction } from './quiet-action';
import { RoundsFields } from './rounds-fields';
import { SpeedField } from './speed-field';

interface Props {
  practice: ItemPractice;
  /** Where the accent has no place of its own on the page. */
  accent?: AccentChoice;
}

/** How this device likes to listen: behind one quiet action, the same in lesson and review. */
export function ListeningPanel({ practice, accent }: Props) {
  const t = useScopedI18n('listening');
  const lesson = useScopedI18n('lesson');
  const [open, setOpen] = useState(false);
  const { listening, changeListening, mode, judgement, item, samples, stretch, player } = practice;
  const { speed, loop, showText, showTranslation } = listening;
  const dictation = mode === 'TYPE' && !judgement;
  const choosesText = practice.choosesText && !dictation;
  const busy = practice.phase.name === 'recording';
  /** What follows happens on the page, not in the panel. */
  const away = (act: () => void) => () => {
    setOpen(false);
    act();
  };
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      title={t('title')}
      closeLabel={t('close')}
      keepOpenFor="footer"
      trigger={
        <QuietAction icon={<SlidersIcon />} disabled={busy}>
          {t('title')}
          {speed !== 1 && (
            <span className="figures font-semibold text-ink">{t('times', { speed })}</span>
          )}
        </QuietAction>
      }
    >
      <SpeedField
        speed={speed}
        onChange={(to) => changeListening({ speed: to })}
        slower={practice.slower}
        faster={practice.faster}
      />
      <CheckboxField label={t('loop')} checked={loop} onChange={practice.toggleLoop} />
      {loop && <RoundsFields listening={listening} onChange={changeListening} />}
      <div className="grid gap-x-4 border-t border-line pt-1 xs:grid-cols-2">
        {choosesText && (
          <CheckboxField
            label={t('text')}
            checked={showText}
            onChange={(to) => changeListening({ showText: to })}
          />
        )}
        <CheckboxField
          label={t('translation')}
          checked={showTranslation}
          onChange={(to) => changeListening({ showTranslation: to })}
        />
      </div>
      {choosesText && !showText && (
        <p className="text-sm text-soft">
          <Phrases>{t('textNote')}</Phrases>
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2 border-t border-line pt-3">
        <Button
          size="sm"
          icon={
            player.playing ? <StopIcon className="size-5" /> : <SpeakerIcon className="size-5" />
          }
          onClick={() => practice.listen()}
        >
          {player.playing ? lesson('listenStop') : lesson('listen')}
        </Button>
        {item.reference.length > 1 &&
          !dictation &&
          (stretch ? (
            <Button look="secondary" size="sm" onClick={away(practice.forgetStretch)}>
              {t('whole')}
            </Button>
          ) : (
            <Button look="secondary" size="sm" onClick={away(practice.toggleMarking)}>
              {t('mark')}
            </Button>
          ))}
        {samples && (
          <Button
            look="secondary"
            size="sm"
            icon={<MicIcon className="size-5" />}
            onClick={practice.listenToOwn}
          >
            {t('own')}
          </Button>
        )}
        {accent && <AccentSwitch accent={accent.accent} onChange={accent.choose} />}
      </div>
      {accent && <AccentOffer choice={accent} />}
    </Popover>
  );
}
