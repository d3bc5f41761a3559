'use client';
import type { ComponentProps } from 'react';
import { SpeakLine } from '~/features/lesson/components/speak-line';
import { useAccent } from '~/features/lesson/use-accent';

export type SpokenLineProps = Omit<
  ComponentProps<typeof SpeakLine>,
  'accent' | 'typingPath' | 'children'
>;

/** The microphone for one line of a voice lesson, with the learner's accent. */
export function SpokenLine(props: SpokenLineProps) {
  const { accent } = useAccent();
  return <SpeakLine {...props} accent={accent} typingPath={null} />;
}
