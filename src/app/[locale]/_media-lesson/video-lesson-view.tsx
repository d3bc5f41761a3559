'use client';
import { Cover } from '~/components/ui/cover';
import { MediaAccessGuard } from '~/features/media-lesson/components/media-access-guard';
import { MembersPanel, type MembersPanelProps } from '~/features/plan/components/members-panel';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import type { MediaPage } from '~/schemas/media-lesson';
import { OpenedVideoLesson } from './opened-video-lesson';

interface Props {
  page: MediaPage;
  /** Address of the cover, which the player shows before it plays. */
  cover: string;
  offer: MembersPanelProps | null;
}

/** A video with its transcript for users who may open it. */
export function VideoLessonView({ page, cover, offer: membersOffer }: Props) {
  const t = useScopedI18n('media');
  const language = useLanguage();
  const { lesson } = page;
  return (
    <MediaAccessGuard
      page={page}
      cover={
        <Cover
          src={cover}
          label={t('posterLabel', { title: lesson.title[language] })}
          first
          className="aspect-video"
        />
      }
      membersOnlyNotice={membersOffer && <MembersPanel {...membersOffer} />}
    >
      {(content) => <OpenedVideoLesson lesson={lesson} content={content} cover={cover} />}
    </MediaAccessGuard>
  );
}
