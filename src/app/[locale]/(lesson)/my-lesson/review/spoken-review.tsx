'use client';
import { RecallView } from '~/features/lesson/components/recall-view';
import { useScorer } from '~/features/lesson/player/use-scorer';
import { useAccent } from '~/features/lesson/use-accent';
import { ReviewSessionView } from '~/features/review/components/review-session-view';

/** The review with the lesson's microphone and one scorer for the whole review session. */
export function SpokenReview({ more }: { more: boolean }) {
  const engine = useScorer();
  const accent = useAccent();
  return (
    <ReviewSessionView
      more={more}
      cardView={(props) => <RecallView {...props} engine={engine} accent={accent} />}
    />
  );
}
