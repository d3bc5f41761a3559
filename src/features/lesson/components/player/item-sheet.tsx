'use client';
import { IconButton } from '~/components/ui/icon-button';
import { SpeakerIcon } from '~/components/ui/icons/playing';
import { WordListButton } from '~/components/ui/word-list-button';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { useSoundingText } from '~/lexicon/sounding-text';
import { LOOKED_UP_TEXT } from '~/lexicon/word-tap';
import { classNames } from '~/lib/class-names';
import type { ItemPractice } from '../../player/use-item-practice';
import { SpokenText } from '../spoken-text';
import { SelectionHint } from './selection-hint';
import { VoiceButton } from './voice-button';

interface Props {
  practice: ItemPractice;
  /** Whether the English text is hidden before the answer. */
  hidden: boolean;
  /** Whether the meaning is the question, so that it is always shown. */
  asksMeaning?: boolean;
}

/** The English line and its meaning. */
export function ItemSheet({ practice, hidden, asksMeaning }: Props) {
  const { item, playback, listening, answer, steps } = practice;
  const { judgement } = answer;
  const t = useScopedI18n('lesson');
  const say = useScopedI18n('listening');
  const lookUp = useScopedI18n('lookUp');
  const language = useLanguage();
  const isWord = item.kind === 'WORD';
  const ipa = item.accent === 'US' ? item.ipa?.us : item.ipa?.gb;
  const part = PARTS.find((name) => name === item.partOfSpeech);
  const example = item.exampleAudio?.[item.accent];
  const translated =
    listening.choices.showTranslation || asksMeaning || playback.isMuted || item.translation === '';
  const sheet = useSoundingText({ accent: item.accent, onLookUp: playback.player.stop });
  const line = useSoundingText({ clip: item.clip });
  const exampleLine = useSoundingText({ clip: example });
  return (
    <div
      {...LOOKED_UP_TEXT}
      ref={sheet}
      className="grid w-full max-w-[46rem] justify-items-center gap-4 text-center"
    >
      <h1 className="kicker font-sans">
        {t(`kind.${item.kind}`)} <span className="figures">{item.position}</span>
      </h1>
      <VoiceButton playback={playback} />
      <div ref={line}>
        <SpokenText
          words={item.reference.map((word) => word.text)}
          size={isWord ? 'word' : 'sentence'}
          hidden={hidden}
          judged={judgement?.words ?? null}
          typed={judgement?.mode === 'TYPE'}
          played={playback.now}
          opened={answer.opened?.index ?? null}
          range={playback.stretch}
          onWord={answer.touchWord}
        />
      </div>
      <SelectionHint item={item} playback={playback} hidden={hidden} />
      {hidden && steps.mode === 'SPEAK' && answer.textHidden && (
        <Show onClick={listening.toggleText}>{say('showText')}</Show>
      )}
      {isWord && !hidden && (
        <p className="-mt-2 text-soft">
          {ipa && <span className="font-ipa text-lg">/{ipa}/</span>}
          {part && <span className="ml-3">{t(`partOfSpeech.${part}`)}</span>}
        </p>
      )}
      {translated ? (
        <p
          lang="zh-TW"
          className={classNames(language === 'zh' ? 'text-text' : 'text-soft', isWord && 'text-lg')}
        >
          {item.translation}
        </p>
      ) : (
        <Show onClick={listening.toggleTranslation}>{say('showTranslation')}</Show>
      )}
      {isWord && !hidden && item.example && (
        <div className="mt-2 border-t border-line pt-4 text-sm text-soft">
          <p className="flex items-center justify-center gap-1">
            <span ref={exampleLine} lang="en" className="font-english text-base">
              {item.example}
            </span>
            {example && (
              <IconButton label={say('hearExample')} onClick={() => playback.playAside(example)}>
                <SpeakerIcon className="size-5" />
              </IconButton>
            )}
          </p>
          {translated && <p lang="zh-TW">{item.exampleTranslation}</p>}
        </div>
      )}
      {!hidden && (
        <WordListButton
          isCentered
          label={lookUp('words')}
          disabled={practice.speaking.phase.name === 'recording'}
        />
      )}
    </div>
  );
}

const PARTS = ['noun', 'verb', 'adjective', 'adverb'] as const;

function Show({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button type="button" onClick={onClick} className="link min-h-11 px-2 text-sm">
      {children}
    </button>
  );
}
