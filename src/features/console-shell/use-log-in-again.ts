'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSession } from '~/features/account/hooks';
import { onSessionEvent } from '~/features/account/session-events';
import { logInAgain } from '~/trpc/log-in-again';

interface Question {
  asked: Promise<boolean>;
  answer: (isLoggedIn: boolean) => void;
}

/** The question for the log-in when the session of this page has ended: one for all calls that wait for it. Whoever
 *  declines is asked again by the next change, not by what the page reads by itself. */
export function useLogInAgain() {
  const { user } = useSession();
  // The account of this page: another one cannot take it over.
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
      // Without the account there is nobody whom the page belongs to.
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
