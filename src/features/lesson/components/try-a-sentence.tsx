'use client';
import Link from 'next/link';
import { useReducer } from 'react';
import { Button } from '~/components/ui/button';
import { ArrowRightIcon, SpeakerIcon, StopIcon } from '~/components/ui/icons';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { route } from '~/lib/routes';
import type { LessonItem } from '~/schemas/lesson';
import { lessonReducer, openState } from '../player/lesson-machine';
import { useItemPractice } from '../player/use-item-practice';
import { useScorer } from '../player/use-scorer';
import { useAccent } from '../use-accent';
import { DockAction } from './dock-action';
import { ItemResult } from './item-result';
import { MicrophoneButton } from './microphone-button';
import { QuietAction } from './quiet-action';
import { SpokenText } from './spoken-text';
import { VoiceLine } from './voice-line';

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
  const { accent } = useAccent();
  const practice = useItemPractice({
    ...{ item, state, dispatch, accent, onJudged: NOTHING_KEPT },
    engine: useScorer(),
    plain: true,
  });
  const { clip, phase, judgement, samples, player, voice } = practice;
  const recording = phase.name === 'recording';
  const lesson = localePath(language, route('course-news-slug-lesson', { slug }));
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
          heard={practice.now}
          opened={practice.opened?.at ?? null}
          onWord={practice.touchWord}
        />
        <p lang="zh-TW" className="text-soft">
          {item.translation}
        </p>
      </div>
      <VoiceLine {...{ clip, recording, samples, judgement }} trace={practice.trace} />
      <div className="flex items-center gap-4 sm:gap-8">
        <MicrophoneButton phase={phase} onPress={practice.speak} />
        <DockAction
          label={player.playing ? t('listenStop') : t('listen')}
          icon={player.playing ? <StopIcon /> : <SpeakerIcon />}
          onClick={() => practice.listen()}
          disabled={recording}
        />
        {samples && (
          <QuietAction
            icon={voice.playing ? <StopIcon /> : <SpeakerIcon />}
            disabled={recording}
            onClick={practice.listenToOwn}
          >
            {voice.playing ? t('ownVoiceStop') : t('ownVoice')}
          </QuietAction>
        )}
      </div>
      <ItemResult practice={practice} align="start" typingPath={lesson} scoring={false} />
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
