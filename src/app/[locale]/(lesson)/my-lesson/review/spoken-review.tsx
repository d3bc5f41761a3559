'use client';
import { RecallStage } from '~/features/lesson/components/recall-stage';
import { useScorer } from '~/features/lesson/player/use-scorer';
import { useAccent } from '~/features/lesson/use-accent';
import { ReviewSitting } from '~/features/review/components/review-sitting';

/** The review spoken with the lesson's microphone and scorer; one scorer for the whole sitting. */
export function SpokenReview({ more }: { more: boolean }) {
  const engine = useScorer();
  const accent = useAccent();
  return (
    <ReviewSitting
      more={more}
      stage={(props) => <RecallStage {...props} engine={engine} accent={accent} />}
    />
  );
}
