'use client';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { route } from '~/lib/routes';
import { useNextButton } from './use-next-button';
import { useOpenQuestions } from './use-open-questions';

/** The first step of a new member's practice. */
export interface PracticeStart {
  href: string;
  /** Text of the button; null where "start" is enough. */
  label: string | null;
  /** Sentences before the button, possibly none. */
  notes: string[];
}

interface Options {
  /** False before the membership runs: the next step would be that of a user without one. */
  enabled: boolean;
  /** The lesson for which the membership was bought. */
  wanted?: { href: string; title: string } | null | undefined;
}

/** The start of practice after a membership has begun: the wanted lesson, else the next step, after the onboarding
 *  if it has open questions. Without a response it is the list of units. */
export function usePracticeStart({ enabled, wanted }: Options): PracticeStart {
  const t = useI18n();
  const language = useLanguage();
  const asks = useOpenQuestions({ enabled });
  const next = useNextButton({ enabled });
  const ofWanted = wanted ? [t('plan.wanted.paid', { title: wanted.title })] : [];
  if (enabled && asks) {
    const query = wanted ? `?${new URLSearchParams({ next: wanted.href })}` : '';
    return {
      href: localePath(language, route('welcome')) + query,
      label: wanted ? t('plan.wanted.start') : null,
      notes: [...ofWanted, t('onboarding.before')],
    };
  }
  if (wanted) return { href: wanted.href, label: t('plan.wanted.start'), notes: ofWanted };
  if (enabled && next)
    return { href: next.href, label: next.label, notes: next.note === null ? [] : [next.note] };
  return { href: localePath(language, route('course-news')), label: null, notes: [] };
}
