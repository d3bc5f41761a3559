'use client';
import { RecallView } from '~/features/lesson/components/player/recall-view';
import { useScorer } from '~/features/lesson/player/use-scorer';
import { useAccent } from '~/features/lesson/use-accent';
import { ReviewSessionView } from '~/features/review/components/review-session-view';

/** The review with the lesson's microphone and one scorer for the whole review session. */
export function SpokenReview({ more, count }: { more: boolean; count: number | undefined }) {
  const engine = useScorer();
  const accent = useAccent();
  return (
    <ReviewSessionView
      more={more}
      count={count}
      cardView={(props) => <RecallView {...props} engine={engine} accent={accent} />}
    />
  );
}
