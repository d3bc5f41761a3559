'use client';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import { Phrases } from '~/components/ui/phrases';
import { useErrorMessage } from '~/forms/use-error-message';
import { useScopedI18n } from '~/i18n/client';
import type { EditSettingsInput } from '~/schemas/learner-settings';

/** Props of a question: its position, the state of saving, and the callback for the answer. */
export interface QuestionProps {
  /** Number of the question, from 1. */
  k: number;
  count: number;
  isBusy: boolean;
  /** The error of saving the answer; null without one. */
  error: unknown;
  onAnswer: (change: EditSettingsInput) => void;
  onSkip: () => void;
  /** Returns to the question before; null at the first. */
  onBack: (() => void) | null;
}

interface Props
  extends Pick<QuestionProps, 'k' | 'count' | 'isBusy' | 'error' | 'onSkip' | 'onBack'> {
  title: string;
  lead: string;
  children: ReactNode;
  onSubmit: () => void;
}

/** One question of the onboarding: its position, its fields, and the buttons to continue. */
export function OnboardingFrame(props: Props) {
  const { k, count, isBusy, error, onSkip, onBack, title, lead, children, onSubmit } = props;
  const t = useScopedI18n('onboarding');
  const errorMessage = useErrorMessage('form');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Not for the first one, which is read with the page.
    if (k > 1) heading.current?.focus();
  }, [k]);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onSubmit();
      }}
      className="mx-auto grid w-full max-w-[40rem] gap-7 px-5 py-8 md:py-14"
    >
      <header className="grid gap-2">
        <p className="kicker figures">{t('place', { k, count })}</p>
        <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none md:text-3xl">
          <Phrases>{title}</Phrases>
        </h1>
        <p className="text-soft">
          <Phrases>{lead}</Phrases>
        </p>
      </header>
      {children}
      {error !== null && (
        <Notice tone="error" title={t('notSaved')}>
          {errorMessage(error)}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" size="lg" busy={isBusy} className="max-sm:w-full">
          {k < count ? t('next') : t('start')}
        </Button>
        <Button variant="quiet" disabled={isBusy} onClick={onSkip}>
          {t('skip')}
        </Button>
        {onBack && (
          <Button variant="quiet" disabled={isBusy} onClick={onBack}>
            {t('back')}
          </Button>
        )}
      </div>
      <p className="border-t border-line pt-4 text-sm text-soft">
        <Phrases>{t('changeLater')}</Phrases>
      </p>
    </form>
  );
}
