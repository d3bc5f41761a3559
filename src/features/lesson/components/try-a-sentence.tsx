'use client';
import Link from 'next/link';
import { useReducer, useState } from 'react';
import { Button } from '~/components/ui/button';
import { ArrowRightIcon, SpeakerIcon, StopIcon } from '~/components/ui/icons';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { route } from '~/lib/routes';
import type { LessonItem } from '~/schemas/lesson';
import { lessonReducer, openState } from '../player/lesson-machine';
import { useClipPlayer } from '../player/use-clip-player';
import { useOwnVoice } from '../player/use-own-voice';
import { useScorer } from '../player/use-scorer';
import { useSpeaking } from '../player/use-speaking';
import { DockAction } from './dock-action';
import { MicrophoneButton } from './microphone-button';
import { Outcome } from './outcome';
import { QuietAction } from './quiet-action';
import { SpokenText } from './spoken-text';
import { VoiceLine } from './voice-line';
import { WordSounds } from './word-sounds';

interface Props {
  /** The free unit that the sentence belongs to. */
  slug: string;
  item: LessonItem;
}

const NOTHING_KEPT = () => {};

/** One sentence on the front page: hear it, say it, see the words light up. Nothing is kept, and the
 *  scorer is only fetched when somebody speaks. */
export function TryASentence({ slug, item }: Props) {
  const t = useScopedI18n('lesson');
  const language = useLanguage();
  const [state, dispatch] = useReducer(lessonReducer, null, () => openState(1));
  const [opened, setOpened] = useState<number | null>(null);
  const player = useClipPlayer();
  const voice = useOwnVoice();
  const engine = useScorer();
  const speaking = useSpeaking({ state, dispatch, item, engine, onJudged: NOTHING_KEPT });
  const clip = item.audio.US;
  const { phase } = state;
  const recording = phase.name === 'recording';
  const judgement = phase.name === 'judged' ? phase.judgement : null;
  const samples = state.recordings[0];
  const lesson = localePath(language, route('course-news-slug-lesson', { slug }));
  const openedWord = opened === null ? undefined : judgement?.words[opened];

  const hush = () => {
    player.stop();
    voice.stop();
  };
  const listen = () => {
    const wasPlaying = player.playing;
    hush();
    if (!wasPlaying) player.play(clip);
  };
  const speak = () => {
    if (recording) return speaking.stop();
    hush();
    setOpened(null);
    speaking.speak();
  };
  return (
    <section aria-label={t('trySentence.heading')} className="grid gap-5">
      <p className="kicker">{t('trySentence.heading')}</p>
      <div className="grid gap-2">
        <SpokenText
          words={item.reference.map((word) => word.text)}
          size="hero"
          hidden={false}
          judged={judgement?.words ?? null}
          typed={false}
          heardCue={player.cue}
          opened={opened}
          onWord={(at) =>
            judgement ? setOpened(at === opened ? null : at) : player.play(clip, { cue: at })
          }
        />
        <p lang="zh-TW" className="text-soft">
          {item.translation}
        </p>
      </div>
      <VoiceLine
        clip={clip}
        trace={speaking.trace}
        recording={recording}
        samples={samples}
        judgement={judgement}
      />
      <div className="flex items-center gap-4 sm:gap-8">
        <MicrophoneButton phase={phase} onPress={speak} />
        <DockAction
          label={player.playing ? t('listenStop') : t('listen')}
          icon={player.playing ? <StopIcon /> : <SpeakerIcon />}
          onClick={listen}
          disabled={recording}
        />
        {samples && (
          <QuietAction
            icon={voice.playing ? <StopIcon /> : <SpeakerIcon />}
            disabled={recording}
            onClick={() => {
              player.stop();
              if (voice.playing) voice.stop();
              else voice.play(samples);
            }}
          >
            {voice.playing ? t('ownVoiceStop') : t('ownVoice')}
          </QuietAction>
        )}
      </div>
      {openedWord && opened !== null ? (
        <WordSounds
          word={openedWord}
          accent="US"
          onListen={() => player.play(clip, { cue: opened })}
          onOwn={
            samples && openedWord.span ? () => voice.play(samples, openedWord.span) : undefined
          }
          onClose={() => setOpened(null)}
        />
      ) : (
        <Outcome
          phase={phase}
          mode="SPEAK"
          accent="US"
          share={engine.share}
          audioFailed={player.failed}
          align="start"
          onScoreAgain={speaking.scoreAgain}
          typing={lesson}
        />
      )}
      {judgement && (
        <Button asChild look="secondary" className="justify-self-start">
          <Link href={lesson}>
            {t('trySentence.continue')}
            <ArrowRightIcon />
          </Link>
        </Button>
      )}
    </section>
  );
}
