'use client';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { route } from '~/lib/routes';
import { useNextButton } from './use-next-button';
import { useOpenQuestions } from './use-open-questions';

/** Where a new member begins to practise. */
export interface PracticeStart {
  href: string;
  /** What that is; null where "start" says it. */
  label: string | null;
  /** Sentences before the button, possibly none. */
  notes: string[];
}

interface Options {
  /** Before the membership runs, the next step would be that of somebody without one. */
  enabled: boolean;
  /** The lesson that the membership was bought for. */
  wanted?: { href: string; title: string } | null | undefined;
}

/** Where a learner whose membership has just begun starts to practise: at the lesson that was wanted, else at the next
 *  step; an account that was not asked everything yet answers first. Without a response it is the list of units. */
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
