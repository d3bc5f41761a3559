'use client';
import { Button } from '~/components/ui/button';
import { RetryNotice } from '~/components/ui/retry-notice';
import type { SampleTopic } from '~/domain/sample-topics';
import { useScopedI18n } from '~/i18n/client';

interface Props {
  topics: readonly SampleTopic[];
  chosen: SampleTopic | null;
  onChoose: (topic: SampleTopic) => void;
  /** Tries again; null unless the sentence of the chosen topic could not be loaded. */
  onRetry: (() => void) | null;
}

/** The choice of the topic of the home page's sentence; nothing with a single topic. */
export function SampleTopics({ topics, chosen, onChoose, onRetry }: Props) {
  const t = useScopedI18n('lesson.trySentence');
  if (topics.length < 2) return null;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a legend of its own layout. */}
      <div role="group" aria-label={t('topic')} className="-ml-4 flex flex-wrap">
        {topics.map((topic) => (
          <Button
            key={topic}
            variant="quiet"
            size="sm"
            aria-pressed={topic === chosen}
            className="topic-chip"
            onClick={() => onChoose(topic)}
          >
            {t(`topics.${topic}`)}
          </Button>
        ))}
      </div>
      {onRetry && (
        <div className="w-full">
          <RetryNotice text={t('failed')} retry={t('again')} onRetry={onRetry} />
        </div>
      )}
    </>
  );
}
