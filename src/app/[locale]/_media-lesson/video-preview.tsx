'use client';
import { RenewedMedia } from '~/features/media-lesson/player/renewed-media';
import type { MediaContent, PlayedLesson } from '~/schemas/media-lesson';
import { trpc } from '~/trpc/react';
import { OpenedVideoLesson } from './opened-video-lesson';

interface Props {
  lesson: PlayedLesson;
  content: MediaContent;
  /** Address of the cover. */
  cover: string;
}

/** A video as learners see it, for operators: nothing that they do is stored. */
export function VideoPreview({ lesson, content, cover }: Props) {
  const { client } = trpc.useUtils();
  const renew = async () => {
    const fresh = await client.operator.videos.preview.query({ slug: lesson.slug });
    return fresh.content?.media ?? content.media;
  };
  return (
    <RenewedMedia value={renew}>
      <OpenedVideoLesson lesson={lesson} content={content} cover={cover} isPreview />
    </RenewedMedia>
  );
}
