'use client';
import { useEffect, useRef } from 'react';
import { Button } from '~/components/ui/button';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { Waveform } from '~/components/ui/waveform';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { route } from '~/lib/routes';
import type { ReviewSession } from '../review-session';

/** Waveform of an utterance and its repetition. */
const WAVEFORM_HEIGHTS = [0, 6, 20, 44, 26, 60, 34, 18, 40, 22, 8, 0];

/** End of a review session: the result, and the cards that come back tomorrow. */
export function ReviewEnd({ session }: { session: ReviewSession }) {
  const t = useScopedI18n('memory.sitting');
  const language = useLanguage();
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
        <Phrases>{answered > 0 ? t('doneTitle') : t('nothing')}</Phrases>
      </h1>
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
      <Button asChild>
        <Link href={localePath(language, route('my-lesson'))}>{t('toDesk')}</Link>
      </Button>
    </main>
  );
}
