'use client';
import { useEffect, useRef } from 'react';
import { Button } from '~/components/ui/button';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { VISITOR } from '~/device/owner';
import { useOwner } from '~/device/use-owner';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { route } from '~/lib/routes';
import { contrastWords, type ListeningSession, summariseSession } from '../listening-session';

interface Props {
  session: ListeningSession;
  onMore: () => void;
}

/** The end of a round: how many were heard, the contrasts that were not, and the ways on. */
export function RoundEnd({ session, onMore }: Props) {
  const t = useScopedI18n('pairs');
  const language = useLanguage();
  const isVisitor = useOwner() === VISITOR;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const { results, right } = summariseSession(session);
  const count = session.questions.length;
  const missed = results.filter((result) => result.right < result.answers);
  const back = localePath(language, route(isVisitor ? 'course' : 'my-lesson'));
  return (
    <section aria-labelledby="pairs-end" className="grid gap-5">
      <h2 id="pairs-end" ref={heading} tabIndex={-1} className="figures text-2xl outline-none">
        <Phrases>{t('resultTitle', { right, count })}</Phrases>
      </h2>
      {missed.length === 0 ? (
        <p>
          <Phrases>{t('resultAll')}</Phrases>
        </p>
      ) : (
        <div className="grid gap-2">
          <p>
            <Phrases>{t('missed')}</Phrases>
          </p>
          <ul className="grid border-t border-line">
            {missed.map(({ contrast, answers, right: heard }) => (
              <li key={contrast} className="figures border-b border-line py-2">
                {t('missedOf', {
                  words: contrastWords(contrast).join(' / '),
                  answers,
                  right: heard,
                })}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="text-sm text-soft">
        <Phrases>{isVisitor ? t('visitorNote') : t('note')}</Phrases>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onMore} className="max-sm:w-full">
          {t('more', { count })}
        </Button>
        <Button asChild variant="secondary" className="max-sm:w-full">
          <Link href={back}>{isVisitor ? t('courses') : t('mine')}</Link>
        </Button>
      </div>
    </section>
  );
}
