'use client';
import { useAccent } from '~/features/lesson/use-accent';
import { LookUp } from '~/lexicon/components/look-up';
import { useCurrentPath } from './use-current-path';

/** The look-up of words in the learner's accent; it closes when another page is opened. */
export function LookUpHere() {
  const { accent } = useAccent();
  const { path } = useCurrentPath();
  return <LookUp key={path} accent={accent} />;
}
