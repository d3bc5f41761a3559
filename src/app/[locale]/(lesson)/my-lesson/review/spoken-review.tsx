'use client';
import type { ComponentProps } from 'react';
import { RecallView } from '~/features/lesson/components/player/recall-view';
import { RenderView } from '~/features/lesson/components/render/render-view';
import { useScorer } from '~/features/lesson/player/use-scorer';
import { useAccent } from '~/features/lesson/use-accent';
import { ReviewSessionView } from '~/features/review/components/review-session-view';
import type { LessonItem, ReviewItem } from '~/schemas/lesson';

type Session = ComponentProps<typeof ReviewSessionView>;

/** The review with the lesson's microphone and one scorer for the whole review session. */
export function SpokenReview(props: Pick<Session, 'more' | 'count' | 'renderings'>) {
  const engine = useScorer();
  const accent = useAccent();
  return (
    <ReviewSessionView
      {...props}
      cardView={({ fromChinese, item, ...card }) =>
        fromChinese && hasClips(item) ? (
          <RenderView {...card} item={item} engine={engine} accent={accent} />
        ) : (
          <RecallView {...card} item={item} engine={engine} accent={accent} />
        )
      }
    />
  );
}

/** Whether an item has clips; only a saved word may lack them. */
const hasClips = (item: ReviewItem): item is ReviewItem & LessonItem => item.audio !== null;
