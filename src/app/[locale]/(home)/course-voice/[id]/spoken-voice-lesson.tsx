'use client';
import { SayLine } from '~/features/lesson/components/say-line';
import { useScorer } from '~/features/lesson/player/use-scorer';
import { useAccent } from '~/features/lesson/use-accent';
import { OpenMedia } from '~/features/media-lesson/components/open-media';
import { VoiceLesson } from '~/features/media-lesson/components/voice-lesson';
import { MembersPanel, type MembersPanelProps } from '~/features/plan/components/members-panel';
import type { MediaPage } from '~/schemas/media-lesson';
import { ShadowCue } from '../../../_media/shadow-cue';

interface Props {
  page: MediaPage;
  offer: MembersPanelProps | null;
}

/** A voice lesson for whoever may open it, with the lesson's microphone and scorer; one scorer for all of
 *  its parts. */
export function SpokenVoiceLesson({ page, offer }: Props) {
  const engine = useScorer();
  const { accent } = useAccent();
  const { lesson } = page;
  return (
    <OpenMedia page={page} cover={null} closed={offer && <MembersPanel {...offer} />}>
      {(content) => (
        <VoiceLesson
          lesson={lesson}
          content={content}
          say={(line) => <SayLine engine={engine} accent={accent} {...line} typingPath={null} />}
          shadow={({ cue, close }) => (
            <ShadowCue lesson={lesson} content={content} cue={cue} onClose={close} />
          )}
        />
      )}
    </OpenMedia>
  );
}
