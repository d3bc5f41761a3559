'use client';
import { useEffect, useRef } from 'react';
import { Button } from '~/components/ui/button';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { Skeleton } from '~/components/ui/skeleton';
import { Waveform } from '~/components/ui/waveform';
import { useNextButton } from '~/features/next-step/use-next-button';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { INTERPRETING_HASH, route } from '~/lib/routes';
import type { ReviewSession } from '../review-session';

/** Waveform of an utterance and its repetition. */
const WAVEFORM_HEIGHTS = [0, 6, 20, 44, 26, 60, 34, 18, 40, 22, 8, 0];

/** End of a review session: the result, the cards that come back tomorrow, and the day's next step. */
export function ReviewEnd({ session, chinese }: { session: ReviewSession; chinese: boolean }) {
  const t = useScopedI18n('memory.sitting');
  const r = useScopedI18n('rendering');
  const next = useNextButton();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const { passed, answered } = session;
  return (
    <main className="column grid min-h-dvh max-w-form content-center justify-items-start gap-4">
      <Waveform
        envelope={WAVEFORM_HEIGHTS}
        progress={answered > 0 ? passed / answered : undefined}
        swings={34}
        className="mb-2 h-16"
      />
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        <Phrases>{title()}</Phrases>
      </h1>
      {chinese && answered === 0 && (
        <p>
          <Phrases>{r('nothingLead')}</Phrases>
        </p>
      )}
      {answered > 0 && (
        <>
          <p className="figures text-lg">{t('doneCount', { passed, count: answered })}</p>
          <p>
            <Phrases>
              {passed < answered ? t('doneTomorrow', { count: answered - passed }) : t('doneClear')}
            </Phrases>
          </p>
        </>
      )}
      {next ? (
        <>
          {next.note && (
            <p className="figures text-soft">
              <Phrases>{next.note}</Phrases>
            </p>
          )}
          <Button asChild>
            <Link href={next.href}>{next.label}</Link>
          </Button>
        </>
      ) : (
        <Skeleton className="h-20 w-full" />
      )}
      {session.rememberedUnit && <InterpretUnit unit={session.rememberedUnit} />}
    </main>
  );

  function title(): string {
    if (answered > 0) return chinese ? r('doneTitle') : t('doneTitle');
    return chinese ? r('nothing') : t('nothing');
  }
}

/** Link to interpreting a unit whose sentences are known: two or three of them at once are the next
 *  difficulty. */
function InterpretUnit({ unit }: { unit: NonNullable<ReviewSession['rememberedUnit']> }) {
  const t = useScopedI18n('interpret.review');
  const language = useLanguage();
  const path = localePath(language, route('course-news-slug-lesson', { slug: unit.slug }));
  return (
    <section className="mt-4 grid justify-items-start gap-1 border-l-2 border-gold pl-5">
      <p>
        <Phrases>{t('lead', { unit: unit.headline[language] })}</Phrases>
      </p>
      <Link className="link inline-flex min-h-11 items-center" href={path + INTERPRETING_HASH}>
        {t('open')}
      </Link>
    </section>
  );
}
