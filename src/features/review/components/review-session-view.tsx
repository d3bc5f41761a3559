'use client';
import { type ReactNode, useReducer } from 'react';
import { toast } from 'sonner';
import { IconButton } from '~/components/ui/icon-button';
import { CloseIcon } from '~/components/ui/icons/marks';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { ProgressBar } from '~/components/ui/progress-bar';
import { RetryNotice } from '~/components/ui/retry-notice';
import { ErrorReference } from '~/forms/error-reference';
import { useErrorToast } from '~/forms/use-error-toast';
import { useI18n, useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { route } from '~/lib/routes';
import type { AttemptInput } from '~/schemas/lesson';
import {
  type ReviewItem,
  useAnswerCard,
  useLeaveOpen,
  useOpenReview,
  usePractise,
  useStartRenderings,
} from '../hooks';
import { reviewSessionReducer, startReviewSession } from '../review-session';
import { CardActions } from './card-actions';
import { ReviewEnd } from './review-end';

/** Props of the component that renders one card to be spoken. */
interface CardViewProps {
  item: ReviewItem['item'];
  /** Whether the sentence is asked by its Chinese. */
  fromChinese: boolean;
  last: boolean;
  onAttempt: (attempt: AttemptInput, first: boolean) => void;
  onNext: (passed: boolean | null) => void;
  onLeftOpen: (itemId: string) => void;
  children: ReactNode;
}

interface Props {
  more: boolean;
  /** Maximum number of cards; undefined for all of today. */
  count: number | undefined;
  /** Number of the day's new sentences from Chinese, of which the session consists; undefined for the review. */
  renderings: number | undefined;
  cardView: (props: CardViewProps) => ReactNode;
}

/** Today's review, one card at a time. */
export function ReviewSessionView({ more, count, renderings, cardView }: Props) {
  const t = useI18n();
  const chinese = renderings !== undefined;
  const opened = useOpenReview({ more, count }, { enabled: !chinese });
  const started = useStartRenderings(renderings);
  const review = chinese ? started : opened;
  if (review.data) return <Cards cards={review.data.cards} chinese={chinese} cardView={cardView} />;
  return (
    <main className="column grid min-h-dvh max-w-form content-center gap-6">
      {review.isError ? (
        <RetryNotice
          text={t(chinese ? 'rendering.failed' : 'memory.today.failed')}
          retry={t('memory.today.again')}
          onRetry={review.refetch}
        >
          <ErrorReference error={review.error} />
        </RetryNotice>
      ) : (
        <p role="status" className="animate-pulse text-center text-soft">
          <Phrases>{t(chinese ? 'rendering.opening' : 'memory.sitting.opening')}</Phrases>
        </p>
      )}
    </main>
  );
}

function Cards({
  cards,
  chinese,
  cardView,
}: Pick<Props, 'cardView'> & { cards: readonly ReviewItem[]; chinese: boolean }) {
  const s = useScopedI18n('memory.sitting');
  const r = useScopedI18n('rendering');
  const language = useLanguage();
  const [session, dispatch] = useReducer(reviewSessionReducer, cards, startReviewSession);
  const answer = useAnswerCard();
  const storePractice = usePractise();
  const leaveOpen = useLeaveOpen();
  const showError = useErrorToast();
  const queuedCard = session.queue[session.index];
  if (!queuedCard) return <ReviewEnd session={session} chinese={chinese} />;

  const { card, again } = queuedCard;
  const onAttempt = async (attempt: AttemptInput, first: boolean) => {
    try {
      if (!first || again) return await storePractice(card, attempt);
      const result = await answer(card, attempt);
      if (result === 'stored') toast(s('offline'));
      else if (result.outcome === 'practised') toast(s('practised'));
    } catch (error) {
      showError(error);
    }
  };
  const [k, n] = [session.index + 1, session.queue.length];
  return (
    <div className="flex min-h-dvh flex-col">
      <header>
        <ProgressBar
          value={session.index / n}
          label={chinese ? r('title') : s('title')}
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
      <CurrentCard
        key={`${card.id}:${again}`}
        cardView={cardView}
        item={card.item}
        fromChinese={card.fromChinese}
        last={k === n}
        onAttempt={(attempt, first) => void onAttempt(attempt, first)}
        onNext={(passed) => dispatch({ type: 'next', passed })}
        onLeftOpen={() => void leaveOpen(card)}
      >
        <CardActions turn={queuedCard} dispatch={dispatch} />
      </CurrentCard>
    </div>
  );
}

function CurrentCard({ cardView, ...props }: CardViewProps & { cardView: Props['cardView'] }) {
  return cardView(props);
}
