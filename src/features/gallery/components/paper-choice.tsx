'use client';
import { useEffect, useState } from 'react';
import { RadioGroup } from '~/components/ui/radio-group';

type Paper = 'system' | 'day' | 'night';

const OPTIONS: readonly { value: Paper; label: string }[] = [
  { value: 'system', label: 'As the system' },
  { value: 'day', label: 'Day' },
  { value: 'night', label: 'Night' },
];

/** Puts the whole page on the other paper, whatever the system wants. */
export function PaperChoice(props: Record<'day' | 'night', Record<string, string>>) {
  const { day, night } = props;
  const [paper, setPaper] = useState<Paper>('system');
  useEffect(() => {
    if (paper === 'system') return;
    const { style } = document.documentElement;
    const names = Object.entries(paper === 'day' ? day : night);
    for (const [name, colour] of names) style.setProperty(`--${name}`, colour);
    style.colorScheme = paper === 'day' ? 'light' : 'dark';
    return () => {
      for (const [name] of names) style.removeProperty(`--${name}`);
      style.colorScheme = '';
    };
  }, [paper, day, night]);
  return <RadioGroup label="Paper" options={OPTIONS} value={paper} onChange={setPaper} />;
}
