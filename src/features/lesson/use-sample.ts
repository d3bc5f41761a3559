'use client';
import { useState } from 'react';
import type { SampleTopic } from '~/domain/sample-topics';
import type { LessonSample } from '~/schemas/lesson';
import { trpc } from '~/trpc/react';

interface Sample {
  /** The sentence to show: the previous one until that of another topic is loaded. */
  sample: LessonSample;
  isLoading: boolean;
  /** Fetches the sentence once more; null unless it could not be fetched. */
  retry: (() => void) | null;
}

/** A sample sentence about a topic: the one in the page, or another one that is fetched. */
export function useSample(page: LessonSample, topic: SampleTopic | null): Sample {
  const isOther = topic !== null && topic !== page.topic;
  const other = trpc.lesson.sample.useQuery(isOther ? { topic } : {}, {
    enabled: isOther,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const wanted = isOther ? other.data : page;
  const [shown, setShown] = useState(page);
  if (wanted && wanted !== shown) setShown(wanted);
  return {
    sample: wanted ?? shown,
    isLoading: isOther && other.isFetching,
    retry: isOther && other.isError && !other.isFetching ? () => void other.refetch() : null,
  };
}
