'use client';
import { LOADING_BAR } from '~/lib/ui-timings';
import { type LoadingPhase, useLoading } from './use-loading';

const PHASE_CLASSES: Record<Exclude<LoadingPhase, 'idle'>, string> = {
  running: 'animate-loading bg-gold',
  done: 'bg-gold opacity-0 transition-opacity delay-200 starting:opacity-100',
  failed: 'bg-again',
};

/** The line at the top of the page while the next one loads. @param label text for screen readers */
export function LoadingBar({ label, failedLabel }: { label: string; failedLabel: string }) {
  const phase = useLoading();
  if (phase === 'idle') return null;
  return (
    <div
      role="progressbar"
      aria-label={phase === 'failed' ? failedLabel : label}
      data-phase={phase}
      className="pointer-events-none fixed inset-x-0 top-0 z-[60] h-[3px]"
    >
      <div
        className={`h-full origin-left ${PHASE_CLASSES[phase]}`}
        style={phase === 'running' ? { animationDuration: `${LOADING_BAR.duration}ms` } : undefined}
      />
    </div>
  );
}
