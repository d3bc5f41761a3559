'use client';
import { useEffect, useRef } from 'react';
import type { LevelTrace } from '~/audio/level-trace';
import { Notice } from '~/components/ui/notice';
import { useScopedI18n } from '~/i18n/client';
import type { TakePhase } from './use-take-check';

/** The microphone's level while it records, and the state of the check. */
export function TakeMeter({ phase, trace }: { phase: TakePhase; trace: LevelTrace }) {
  const t = useScopedI18n('consoleContent.record');
  const isRecording = phase.name === 'recording';
  const text = phase.name === 'opening' || phase.name === 'checking' ? t(phase.name) : '';
  return (
    <>
      <p role="status" className={text ? 'text-sm' : 'sr-only'}>
        {text}
      </p>
      {/* It is not announced, because the microphone would record the announcement, and the clip is published. */}
      {isRecording && <p className="text-sm">{t('listening')}</p>}
      {isRecording && <LevelBar trace={trace} />}
      {isRecording && (phase.isDead || phase.isUnmetered) && (
        <Notice tone="warning" quiet={!phase.isUnmetered}>
          {t(phase.isUnmetered ? 'unmetered' : 'dead')}
        </Notice>
      )}
    </>
  );
}

/** A bar that follows the level twenty times per second, without React. */
function LevelBar({ trace }: { trace: LevelTrace }) {
  const t = useScopedI18n('consoleContent.record');
  const bar = useRef<HTMLSpanElement>(null);
  useEffect(
    () =>
      trace.subscribe(() => {
        if (bar.current) bar.current.style.scale = `${trace.snapshot().at(-1) ?? 0} 1`;
      }),
    [trace],
  );
  return (
    <span role="img" aria-label={t('level')} className="block h-2 overflow-hidden bg-sunken">
      <span ref={bar} className="block h-full origin-left scale-x-0 bg-ink" />
    </span>
  );
}
