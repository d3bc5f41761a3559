'use client';
import { useSyncExternalStore } from 'react';
import { Phrases } from '~/components/ui/phrases';
import { RetryNotice } from '~/components/ui/retry-notice';
import { Skeleton } from '~/components/ui/skeleton';
import type { Accent } from '~/domain/speech/accent';
import { useScopedI18n } from '~/i18n/client';
import { saveWordButton } from '../save-word';
import { useDefinition } from '../use-definition';
import { Definition } from './definition';

interface Props {
  word: string;
  sentence: string;
  accent: Accent;
}

/** The meanings of a word and the button that saves it; while its letter is loaded their place, and the reason where
 *  there are none. */
export function LookedUpMeaning({ word, sentence, accent }: Props) {
  const t = useScopedI18n('lookUp');
  const [state, retry] = useDefinition(word);
  const Save = useSyncExternalStore(saveWordButton.subscribe, saveWordButton.get, () => null);
  if (state.status === 'failed')
    return (
      <RetryNotice
        text={state.isOffline ? t('offline') : t('failed')}
        retry={t('again')}
        onRetry={retry}
      />
    );
  return (
    <div className="grid min-h-28 content-start gap-4">
      <p role="status" className={state.status === 'loading' ? 'sr-only' : 'empty:hidden'}>
        {state.status === 'loading' && t('loading', { word })}
        {state.status === 'missing' && <Phrases>{t('missing')}</Phrases>}
      </p>
      {state.status === 'loading' && <Skeleton className="h-20 w-full" />}
      {state.status === 'found' && (
        <>
          <Definition word={word} definition={state.definition} accent={accent} />
          {Save && <Save word={word} definition={state.definition} sentence={sentence} />}
        </>
      )}
    </div>
  );
}
