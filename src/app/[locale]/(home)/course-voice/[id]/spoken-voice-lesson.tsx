'use client';
import { useScorer } from '~/features/lesson/player/use-scorer';
import { MediaAccessGuard } from '~/features/media-lesson/components/media-access-guard';
import { MembersPanel, type MembersPanelProps } from '~/features/plan/components/members-panel';
import type { MediaPage } from '~/schemas/media-lesson';
import { OpenedVoiceLesson } from '../../../_media-lesson/opened-voice-lesson';

interface Props {
  page: MediaPage;
  membersOffer: MembersPanelProps | null;
}

/** A voice lesson for users who may open it. */
export function SpokenVoiceLesson({ page, membersOffer }: Props) {
  const engine = useScorer();
  return (
    <MediaAccessGuard
      page={page}
      cover={null}
      membersOnlyNotice={membersOffer && <MembersPanel {...membersOffer} />}
    >
      {(content) => <OpenedVoiceLesson lesson={page.lesson} content={content} engine={engine} />}
    </MediaAccessGuard>
  );
}
