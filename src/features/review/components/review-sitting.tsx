'use client';
import { type ReactNode, useReducer } from 'react';
import { toast } from 'sonner';
import { Button } from '~/components/ui/button';
import { IconButton } from '~/components/ui/icon-button';
import { CloseIcon } from '~/components/ui/icons';
import { Link } from '~/components/ui/link';
import { Notice } from '~/components/ui/notice';
import { Phrases } from '~/components/ui/phrases';
import { ProgressLine } from '~/components/ui/progress-line';
import { useComplaint } from '~/forms/use-complaint';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { route } from '~/lib/routes';
import type { AttemptInput } from '~/schemas/lesson';
import { type ReviewItem, useAnswerCard, useOpenReview, usePractise } from '../hooks';
import { beginSitting, sittingReducer } from '../sitting';
import { CardWays } from './card-ways';
import { ReviewEnd } from './review-end';

/** What draws one card so that it can be spoken. */
export interface StageProps {
  item: ReviewItem['item'];
  last: boolean;
  onAttempt: (attempt: AttemptInput, first: boolean) => void;
  onNext: (passed: boolean | null) => void;
  children: ReactNode;
}

interface Props {
  more: boolean;
  stage: (props: StageProps) => ReactNode;
}

/** Today's review, one card at a time. */
export function ReviewSitting({ more, stage }: Props) {
  const t = useScopedI18n('memory');
  const review = useOpenReview(more);
  if (review.data) return <Cards cards={review.data.cards} stage={stage} />;
  return (
    <main className="column grid min-h-dvh max-w-form content-center gap-6">
      {review.isError ? (
        <>
          <Notice tone="error">{t('today.failed')}</Notice>
          <Button onClick={() => void review.refetch()}>{t('today.again')}</Button>
        </>
      ) : (
        <p role="status" className="animate-pulse text-center text-soft">
          <Phrases>{t('sitting.opening')}</Phrases>
        </p>
      )}
    </main>
  );
}

function Cards({ cards, stage }: { cards: readonly ReviewItem[]; stage: Props['stage'] }) {
  const s = useScopedI18n('memory.sitting');
  const language = useLanguage();
  const [sitting, dispatch] = useReducer(sittingReducer, cards, beginSitting);
  const answer = useAnswerCard();
  const practise = usePractise();
  const complain = useComplaint();
  const turn = sitting.turns[sitting.at];
  if (!turn) return <ReviewEnd sitting={sitting} />;

  const { card, again } = turn;
  const onAttempt = async (attempt: AttemptInput, first: boolean) => {
    try {
      if (!first || again) return await practise(card, attempt);
      const answered = await answer(card, attempt);
      if (answered === 'kept') toast(s('offline'));
      else if (answered.outcome === 'practised') toast(s('practised'));
    } catch (error) {
      complain(error);
    }
  };
  const [k, n] = [sitting.at + 1, sitting.turns.length];
  return (
    <div className="flex min-h-dvh flex-col">
      <header>
        <ProgressLine
          value={sitting.at / n}
          label={s('title')}
          valueText={s('place', { k, n })}
          className="fixed inset-x-0 top-0 z-10"
        />
        <div className="column grid grid-cols-[1fr_auto_1fr] items-center pt-3">
          <IconButton asChild label={s('leave')} className="-ml-3">
            <Link href={localePath(language, route('my-lesson'))}>
              <CloseIcon />
            </Link>
          </IconButton>
          <p className="figures text-sm text-soft">{s('place', { k, n })}</p>
        </div>
      </header>
      <Stage
        key={`${card.id}:${again}`}
        draw={stage}
        item={card.item}
        last={k === n}
        onAttempt={(attempt, first) => void onAttempt(attempt, first)}
        onNext={(passed) => dispatch({ type: 'next', passed })}
      >
        <CardWays turn={turn} dispatch={dispatch} />
      </Stage>
    </div>
  );
}

function Stage({ draw, ...props }: StageProps & { draw: Props['stage'] }) {
  return draw(props);
}
