'use client';
import { SpeakLine } from '~/features/lesson/components/speak-line';
import { useScorer } from '~/features/lesson/player/use-scorer';
import { useLearnerSettings } from '~/features/lesson/settings-hooks';
import { useAccent } from '~/features/lesson/use-accent';
import { MediaAccessGuard } from '~/features/media-lesson/components/media-access-guard';
import { VoiceLesson } from '~/features/media-lesson/components/voice-lesson';
import { MembersPanel, type MembersPanelProps } from '~/features/plan/components/members-panel';
import type { MediaPage } from '~/schemas/media-lesson';
import { ShadowCue } from '../../../_media-lesson/shadow-cue';

interface Props {
  page: MediaPage;
  membersOffer: MembersPanelProps | null;
}

/** A voice lesson for users who may open it, with microphone and one scorer for all of its parts. */
export function SpokenVoiceLesson({ page, membersOffer }: Props) {
  const engine = useScorer();
  useLearnerSettings();
  const { accent } = useAccent();
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
          say={(line) => <SpeakLine engine={engine} accent={accent} {...line} typingPath={null} />}
          shadow={({ cue, close }) => (
            <ShadowCue lesson={lesson} content={content} cue={cue} onClose={close} />
          )}
        />
      )}
    </MediaAccessGuard>
  );
}
