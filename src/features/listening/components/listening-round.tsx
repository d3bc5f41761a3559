'use client';
import { useCallback, useState } from 'react';
import type { PlayableClip } from '~/audio/playable-clip';
import { usePlayback } from '~/audio/use-playback';
import { Button } from '~/components/ui/button';
import { Phrases } from '~/components/ui/phrases';
import { RetryNotice } from '~/components/ui/retry-notice';
import { Skeleton } from '~/components/ui/skeleton';
import { QUESTIONS_PER_ROUND } from '~/domain/listening/choose-questions';
import { ErrorReference } from '~/forms/error-reference';
import { useScopedI18n } from '~/i18n/client';
import type { ListeningQuestionItem } from '~/schemas/listening';
import { useListeningRound, useSaveRound } from '../hooks';
import {
  beginSession,
  choose,
  goOn,
  isOver,
  type ListeningSession,
  summariseSession,
} from '../listening-session';
import { LeaveOut } from './leave-out';
import { QuestionView } from './question-view';
import { RoundEnd } from './round-end';

/** Longest clip of a word, ms; a clip ends by itself before that. */
const MAX_CLIP_MS = 5000;

const toClip = (path: string): PlayableClip => ({
  voice: 'model',
  src: path,
  words: [],
  durationMs: MAX_CLIP_MS,
});

/** A round of listening, from its start to its end. The questions are loaded before the start, so that the first word
 *  plays in the tap that starts it: phones allow no other. */
export function ListeningRound() {
  const t = useScopedI18n('pairs');
  const { round, renew } = useListeningRound({ enabled: true });
  const [session, setSession] = useState<ListeningSession | null>(null);
  const [playback, playing] = usePlayback();
  const save = useSaveRound();
  const questions = round.data ?? [];
  const question = session?.questions[session.index];

  const hear = useCallback(
    (of: ListeningQuestionItem | undefined, indexes: readonly (0 | 1)[]) =>
      playback.play(of ? indexes.map((index) => toClip(of.words[index].path)) : []),
    [playback],
  );
  const onHear = useCallback((...indexes: (0 | 1)[]) => hear(question, indexes), [hear, question]);
  const onChoose = useCallback(
    (choice: 0 | 1) => setSession((before) => before && choose(before, choice)),
    [],
  );

  const start = () => {
    setSession(beginSession(questions));
    const [first] = questions;
    hear(first, first ? [first.said] : []);
  };
  const next = () => {
    const after = session && goOn(session);
    if (!after || after === session) return;
    setSession(after);
    if (isOver(after)) {
      playback.stop();
      void save(summariseSession(after).results);
      return;
    }
    const upcoming = after.questions[after.index]!;
    hear(upcoming, [upcoming.said]);
  };
  const more = () => {
    setSession(null);
    renew();
  };

  if (session && question)
    return (
      <QuestionView
        question={question}
        place={{ k: session.index + 1, n: session.questions.length }}
        choice={session.choices[session.index] ?? null}
        playing={playing}
        onHear={onHear}
        onChoose={onChoose}
        onNext={next}
      />
    );
  if (session) return <RoundEnd session={session} onMore={more} />;
  return (
    <div className="grid gap-8">
      {round.isError ? (
        <RetryNotice text={t('loadFailed')} retry={t('retry')} onRetry={round.refetch}>
          <ErrorReference error={round.error} />
        </RetryNotice>
      ) : round.data && questions.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <div className="grid gap-4">
          <p className="figures text-soft">
            <Phrases>{t('about', { count: QUESTIONS_PER_ROUND })}</Phrases>
          </p>
          {round.data ? (
            <Button size="lg" onClick={start} className="justify-self-start max-sm:w-full">
              {t('start')}
            </Button>
          ) : (
            <Skeleton className="h-14 w-48" />
          )}
        </div>
      )}
      <LeaveOut />
    </div>
  );
}
