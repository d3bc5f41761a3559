'use client';
import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { stepPath } from '~/domain/next-step/step-path';
import { useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { route } from '~/lib/routes';
import { trpc } from '~/trpc/react';

/** Opens the page after the onboarding: the given one, else the next step by the new answers; My Learning when
 *  today is done, or without a response. */
export function useFirstLesson(next: string | null): {
  open: () => Promise<void>;
  isOpening: boolean;
} {
  const { nextStep } = trpc.useUtils();
  const router = useRouter();
  const language = useLanguage();
  const [isChoosing, setIsChoosing] = useState(false);
  const [isNavigating, startNavigation] = useTransition();

  /** The address of the next step. Does not wait without a connection. */
  async function choose(): Promise<string> {
    const options = { staleTime: 0, networkMode: 'always', retry: false } as const;
    const plan = await nextStep.today.fetch({}, options).catch(() => null);
    const path = plan && !plan.isDone ? stepPath(plan.steps[0]) : route('my-lesson');
    return localePath(language, path);
  }

  async function open() {
    setIsChoosing(true);
    const path = next ?? (await choose());
    startNavigation(() => router.replace(path));
    setIsChoosing(false);
  }
  return { open, isOpening: isChoosing || isNavigating };
}
