'use client';
import { useRouter } from 'next/navigation';
import { useCallback } from 'react';
import { stepPath } from '~/domain/next-step/step-path';
import { useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { route } from '~/lib/routes';
import { trpc } from '~/trpc/react';

/** The function that leaves for the page after the onboarding: the given one, else the next step by what was just
 *  answered; My Learning when today is done, or when that cannot be known. */
export function useFirstLesson(next: string | null): () => Promise<void> {
  const { nextStep } = trpc.useUtils();
  const router = useRouter();
  const language = useLanguage();
  return useCallback(async () => {
    if (next !== null) return router.replace(next);
    const plan = await nextStep.today.fetch({}, { staleTime: 0 }).catch(() => null);
    const path = plan && !plan.isDone ? stepPath(plan.steps[0]) : route('my-lesson');
    router.replace(localePath(language, path));
  }, [next, nextStep, router, language]);
}
