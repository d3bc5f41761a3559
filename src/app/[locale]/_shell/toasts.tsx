'use client';
import { Toaster } from 'sonner';
import { useHere } from './use-here';

/** Popups: bottom centre, except in a lesson, where the microphone is at the bottom. */
export function Toasts() {
  const { path } = useHere();
  return (
    <Toaster
      position={path.endsWith('/lesson') ? 'top-center' : 'bottom-center'}
      mobileOffset={16}
      offset={24}
      theme="system"
      toastOptions={{ className: 'toast' }}
    />
  );
}
