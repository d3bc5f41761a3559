'use client';
import { useScorer } from '~/features/lesson/player/use-scorer';
import { RenewedMedia } from '~/features/media-lesson/player/renewed-media';
import type { MediaContent, PlayedLesson } from '~/schemas/media-lesson';
import { trpc } from '~/trpc/react';
import { OpenedVoiceLesson } from './opened-voice-lesson';

interface Props {
  /** Id of the draft. */
  id: string;
  lesson: PlayedLesson;
  content: MediaContent;
}

/** A voice lesson as learners will have it, for operators: nothing that they do is stored. */
export function VoicePreview({ id, lesson, content }: Props) {
  const { client } = trpc.useUtils();
  const engine = useScorer();
  const renew = async () => {
    const fresh = await client.operator.voiceLessons.preview.query({ id });
    return fresh.content?.media ?? content.media;
  };
  return (
    <RenewedMedia value={renew}>
      <OpenedVoiceLesson lesson={lesson} content={content} engine={engine} isPreview />
    </RenewedMedia>
  );
}
