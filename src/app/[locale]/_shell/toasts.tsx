'use client';
import { Toaster } from 'sonner';
import { CheckIcon, InfoIcon, WarningIcon } from '~/components/ui/icons';
import { type RouteKey, routeKeyOf } from '~/lib/routes';
import { useHere } from './use-here';

/** Where the microphone is at the bottom. */
const SPOKEN: readonly (RouteKey | null)[] = ['course-news-slug-lesson', 'my-lesson-review'];

const ICONS = {
  success: <CheckIcon className="text-said" />,
  info: <InfoIcon className="text-ink" />,
  warning: <WarningIcon className="text-nearly" />,
  error: <WarningIcon className="text-again" />,
};

/** Popups: bottom centre, but never over the microphone. */
export function Toasts() {
  const { path } = useHere();
  return (
    <Toaster
      position={SPOKEN.includes(routeKeyOf(path)) ? 'top-center' : 'bottom-center'}
      mobileOffset={16}
      offset={24}
      theme="system"
      icons={ICONS}
      toastOptions={{ className: 'toast' }}
    />
  );
}
