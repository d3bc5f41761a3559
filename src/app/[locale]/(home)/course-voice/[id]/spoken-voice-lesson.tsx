'use client';
import { useLoadAfterTouch } from '~/components/ui/load-later';
import { useScorer } from '~/features/lesson/player/use-scorer';
import { MediaAccessGuard } from '~/features/media-lesson/components/media-access-guard';
import { VoiceLesson } from '~/features/media-lesson/components/voice-lesson';
import { MembersPanel, type MembersPanelProps } from '~/features/plan/components/members-panel';
import type { MediaPage } from '~/schemas/media-lesson';
import { LateShadowCue, SHADOW_CUE } from '../../../_media-lesson/late-shadow-cue';
import { LateSpokenLine, SPOKEN_LINE } from '../../../_media-lesson/late-spoken-line';

interface Props {
  page: MediaPage;
  membersOffer: MembersPanelProps | null;
}

/** A voice lesson for users who may open it, with microphone and one scorer for all of its parts. */
export function SpokenVoiceLesson({ page, membersOffer }: Props) {
  const engine = useScorer();
  useLoadAfterTouch(SPOKEN_LINE);
  useLoadAfterTouch(SHADOW_CUE);
  const { lesson } = page;
  return (
    <MediaAccessGuard
      page={page}
      cover={null}
      membersOnlyNotice={membersOffer && <MembersPanel {...membersOffer} />}
    >
      {(content) => (
        <VoiceLesson
          lesson={lesson}
          content={content}
          say={(line) => <LateSpokenLine engine={engine} {...line} />}
          shadow={({ cue, close }) => (
            <LateShadowCue lesson={lesson} content={content} cue={cue} onClose={close} />
          )}
        />
      )}
    </MediaAccessGuard>
  );
}
