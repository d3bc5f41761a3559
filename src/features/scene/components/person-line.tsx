'use client';
import { Button } from '~/components/ui/button';
import { SpeakerIcon, StopIcon } from '~/components/ui/icons/playing';
import { Phrases } from '~/components/ui/phrases';
import { WordListButton } from '~/components/ui/word-list-button';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { useSoundingText } from '~/lexicon/sounding-text';
import { classNames } from '~/lib/class-names';
import type { PlayedPerson } from '~/schemas/scene';
import type { LineSound, SpokenLine } from '../use-line-sound';

interface Props {
  line: SpokenLine;
  person: PlayedPerson;
  sound: LineSound;
}

/** A line of the other person, with its sound and the way to its words; it stands in a container whose words are looked
 *  up. */
export function PersonLine({ line, person, sound }: Props) {
  const t = useScopedI18n('scene');
  const lookUp = useScopedI18n('lookUp');
  const language = useLanguage();
  const sounding = useSoundingText({
    ...(line.clip && { clip: line.clip }),
    accent: person.accent,
    onLookUp: sound.stop,
  });
  return (
    <div ref={sounding} className="grid gap-2 border-l-2 border-gold pl-4">
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
      <div className="flex flex-wrap items-center gap-x-3">
        {sound.source !== 'none' && (
          <Button
            variant="quiet"
            size="sm"
            icon={sound.isPlaying ? <StopIcon /> : <SpeakerIcon />}
            className="-ml-4"
            onClick={() => (sound.isPlaying ? sound.stop() : sound.play(line))}
          >
            {sound.isPlaying ? t('stop') : t('hear')}
          </Button>
        )}
        <WordListButton label={lookUp('words')} />
      </div>
      {sound.failed && (
        <p role="status" className="text-sm text-again">
          <Phrases>{t('soundFailed')}</Phrases>
        </p>
      )}
    </div>
  );
}
