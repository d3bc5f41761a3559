'use client';
import { Button } from '~/components/ui/button';
import { SpeakerIcon, StopIcon } from '~/components/ui/icons/playing';
import { Phrases } from '~/components/ui/phrases';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { useSoundingText } from '~/lexicon/sounding-text';
import { LOOKED_UP_TEXT } from '~/lexicon/word-tap';
import { classNames } from '~/lib/class-names';
import type { PlayedPerson } from '~/schemas/scene';
import type { LineSound, SpokenLine } from '../use-line-sound';

interface Props {
  line: SpokenLine;
  person: PlayedPerson;
  sound: LineSound;
}

/** A line of the other person, with its sound. */
export function PersonLine({ line, person, sound }: Props) {
  const t = useScopedI18n('scene');
  const language = useLanguage();
  const sounding = useSoundingText({
    ...(line.clip && { clip: line.clip }),
    accent: person.accent,
    onLookUp: sound.stop,
  });
  return (
    <div {...LOOKED_UP_TEXT} ref={sounding} className="grid gap-2 border-l-2 border-gold pl-4">
      <p className="text-sm text-soft">{t('says', { name: person.name[language] })}</p>
      <p lang="en" className="font-english text-2xl leading-[1.45] text-pretty">
        {line.en.split(' ').map((word, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place in the line.
            key={index}
            className={classNames(sound.word === index && 'rounded bg-gold-soft')}
          >
            {word}{' '}
          </span>
        ))}
      </p>
      <p lang="zh-TW" className="text-soft">
        <Phrases>{line.zh}</Phrases>
      </p>
      {sound.source !== 'none' && (
        <Button
          variant="quiet"
          size="sm"
          icon={sound.isPlaying ? <StopIcon /> : <SpeakerIcon />}
          className="-ml-4 justify-self-start"
          onClick={() => (sound.isPlaying ? sound.stop() : sound.play(line))}
        >
          {sound.isPlaying ? t('stop') : t('hear')}
        </Button>
      )}
      {sound.failed && (
        <p role="status" className="text-sm text-again">
          <Phrases>{t('soundFailed')}</Phrases>
        </p>
      )}
    </div>
  );
}
