'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSession } from '~/features/account/hooks';
import { onSessionEvent } from '~/features/account/session-events';
import { logInAgain } from '~/trpc/log-in-again';

interface Question {
  asked: Promise<boolean>;
  answer: (isLoggedIn: boolean) => void;
}

/** The log-in dialog for an ended session: one for all calls that wait for it. After it was declined it opens
 *  again at the next change, not at the page's own queries. */
export function useLogInAgain() {
  const { user } = useSession();
  // The account of this page: a log-in with another account is rejected.
  const account = useRef('');
  account.current = user?.email ?? account.current;
  const question = useRef<Question | null>(null);
  const isDeclined = useRef(false);
  const [isAsked, setAsked] = useState(false);
  const answer = useCallback((isLoggedIn: boolean) => {
    isDeclined.current = !isLoggedIn;
    question.current?.answer(isLoggedIn);
    question.current = null;
    setAsked(false);
  }, []);
  useEffect(() => {
    logInAgain.set((isForChange) => {
      // Without an account the page belongs to nobody.
      if (!account.current || (isDeclined.current && !isForChange)) return Promise.resolve(false);
      question.current ??= newQuestion();
      setAsked(true);
      return question.current.asked;
    });
    const stopHearing = onSessionEvent(({ email }) => {
      if (email !== null && email === account.current) answer(true);
    });
    return () => {
      logInAgain.set(null);
      stopHearing();
    };
  }, [answer]);
  return { isAsked, email: account.current, answer };
}

function newQuestion(): Question {
  let answer: Question['answer'] = () => {};
  const asked = new Promise<boolean>((resolve) => {
    answer = resolve;
  });
  return { asked, answer };
}
