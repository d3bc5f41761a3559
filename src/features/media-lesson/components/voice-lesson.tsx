'use client';
import type { ReactNode } from 'react';
import { DeferredLayout } from '~/components/layout/deferred-layout';
import { Phrases } from '~/components/ui/phrases';
import { useScopedI18n } from '~/i18n/client';
import type { MediaContent, PlayedLesson } from '~/schemas/media-lesson';
import { usePlayer } from '../player/use-player';
import { useStorePosition } from '../player/use-store-position';
import { Comprehension } from './comprehension';
import { RolePlay } from './role-play';
import type { Say } from './speaking-round';
import { SpeakingTasks } from './speaking-tasks';
import type { ShadowSlot } from './transcript';
import { VoiceRecording } from './voice-recording';
import { VoiceWords } from './voice-words';

interface Props {
  lesson: PlayedLesson;
  content: MediaContent;
  /** Renders the microphone for one line. */
  say: Say;
  /** Renders the scorer for one line of the transcript. */
  shadow: ShadowSlot;
  /** Placeholder of everything but the recording while it is loading. */
  loading?: ReactNode;
  /** The transcript as text, until its lines are loaded. */
  text?: ReactNode;
  /** Whether it is a preview: playback is not stored. */
  isPreview?: boolean;
}

/** An opened voice lesson: recording, words, questions, and a role to speak. */
export function VoiceLesson(props: Props) {
  const { lesson, content, say, shadow, loading, text, isPreview = false } = props;
  const t = useScopedI18n('voice.page');
  const player = usePlayer(content.cues);
  useStorePosition(player, isPreview ? null : lesson.slug);
  const onSound = () => player.pause();
  return (
    <div className="grid gap-12 md:gap-18">
      <Part
        id="listen"
        title={t('listen')}
        lead={t('listenLead')}
        aside={content.study.minutes && t('minutes', { minutes: content.study.minutes })}
      >
        <VoiceRecording
          lesson={lesson}
          content={content}
          player={player}
          shadow={shadow}
          isPreview={isPreview}
          text={text}
        />
      </Part>
      {loading || <VoiceExercises content={content} say={say} onSound={onSound} />}
    </div>
  );
}

interface ExercisesProps {
  content: MediaContent;
  say: Say;
  onSound: () => void;
}

/** The part below the recording: words, questions, a role and tasks. On a phone it begins below the second
 *  screen and is five screens long. */
function VoiceExercises({ content, say, onSound }: ExercisesProps) {
  const t = useScopedI18n('voice.page');
  const { vocabulary, questions, tasks } = content.study;
  return (
    <>
      <DeferredLayout height={64}>
        <Part id="words" title={t('words')} lead={t('wordsLead')}>
          <VoiceWords words={vocabulary} onSound={onSound} />
        </Part>
      </DeferredLayout>
      {questions.length > 0 && (
        <DeferredLayout height={90}>
          <Part id="questions" title={t('questions')}>
            <Comprehension questions={questions} />
          </Part>
        </DeferredLayout>
      )}
      <DeferredLayout height={64}>
        <Part id="speak" title={t('speak')}>
          <div className="grid gap-12">
            <RolePlay content={content} say={say} onSound={onSound} />
            {tasks.length > 0 && <SpeakingTasks tasks={tasks} say={say} onSound={onSound} />}
          </div>
        </Part>
      </DeferredLayout>
    </>
  );
}

interface PartProps {
  id: string;
  title: string;
  lead?: string;
  /** Content beside the headline. */
  aside?: ReactNode;
  children: ReactNode;
}

function Part({ id, title, lead, aside, children }: PartProps) {
  return (
    <section className="grid gap-6 border-t-2 border-text pt-4" aria-labelledby={id}>
      <div className="grid gap-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 id={id} className="text-2xl">
            <Phrases>{title}</Phrases>
          </h2>
          {aside && <p className="figures text-sm text-soft">{aside}</p>}
        </div>
        {lead && (
          <p className="max-w-text text-soft">
            <Phrases>{lead}</Phrases>
          </p>
        )}
      </div>
      {children}
    </section>
  );
}
