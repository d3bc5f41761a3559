'use client';
import type { ComponentProps } from 'react';
import { SpeakLine } from '~/features/lesson/components/speak-line';
import { Onboarding } from '~/features/onboarding/components/onboarding';

type Props = Omit<ComponentProps<typeof Onboarding>, 'renderLine'>;

/** The questions of the onboarding, with a microphone for the sentence of a level. */
export function SpokenOnboarding(props: Props) {
  return (
    <Onboarding
      {...props}
      renderLine={(line) => <SpeakLine key={line.item.id} {...line} typingPath={null} />}
    />
  );
}
