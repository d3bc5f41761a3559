import type { trpc } from '~/trpc/react';
import type { LessonAccount } from './flush-outbox';

type Client = ReturnType<typeof trpc.useUtils>['client'];

/** Client of the account's procedures over the network. */
export function lessonAccount({ lesson, review }: Client): LessonAccount {
  return {
    saveAttempts: (input) => lesson.saveAttempts.mutate(input),
    saveProgress: (input) => lesson.saveProgress.mutate(input),
    queueSpeaking: (input) => review.queue.mutate(input),
    leaveOpen: (input) => review.leaveOpen.mutate(input),
  };
}
