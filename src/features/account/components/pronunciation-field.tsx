'use client';
import { Button } from '~/components/ui/button';
import { SpeakerIcon, StopIcon } from '~/components/ui/icons/playing';
import { RadioGroup } from '~/components/ui/radio-group';
import { useAudioClip } from '~/components/ui/use-audio-clip';
import { ACCENTS } from '~/domain/speech/accent';
import { useI18n } from '~/i18n/client';
import type { UserView } from '~/schemas/auth';
import { useAccentSample } from '../hooks';

type Pronunciation = UserView['pronunciation'];

interface Props {
  value: Pronunciation;
  onChange: (chosen: Pronunciation) => void;
}

/** The accent that lessons play first, with a sample word in each. */
export function PronunciationField({ value, onChange }: Props) {
  const t = useI18n();
  const { data: sample } = useAccentSample();
  const audio = useAudioClip();

  function play(accent: Pronunciation) {
    const name = t(`account.profile.pronunciations.${accent}`);
    const url = sample?.sound[accent];
    if (!sample || !url) return undefined;
    const playing = audio.playing === url;
    return (
      <Button
        variant="quiet"
        size="sm"
        className="ml-auto"
        icon={playing ? <StopIcon className="size-5" /> : <SpeakerIcon className="size-5" />}
        onClick={() => (playing ? audio.stop() : audio.play(url))}
      >
        <span className="sr-only">{t('account.profile.listenTo', { accent: name })} </span>
        <span lang="en" className="font-serif">
          {sample.text}
        </span>
        <span
          aria-hidden
          className="whitespace-nowrap font-ipa font-normal text-soft max-[359px]:hidden"
        >
          /{accent === 'US' ? sample.ipa.us : sample.ipa.gb}/
        </span>
      </Button>
    );
  }

  return (
    <div className="grid gap-1">
      <RadioGroup
        name="pronunciation"
        label={t('account.profile.pronunciation')}
        note={t('account.profile.pronunciationHint')}
        value={value}
        onChange={onChange}
        options={ACCENTS.map((accent) => ({
          value: accent,
          label: t(`account.profile.pronunciations.${accent}`),
          aside: play(accent),
        }))}
      />
      <p role="status" className="text-sm text-again empty:hidden">
        {audio.failed && t('account.profile.listenFailed')}
      </p>
    </div>
  );
}
