'use client';
import { useEffect, useState } from 'react';
import { RadioGroup } from '~/components/ui/radio-group';

type Theme = 'system' | 'day' | 'night';

const OPTIONS: readonly { value: Theme; label: string }[] = [
  { value: 'system', label: 'As the system' },
  { value: 'day', label: 'Day' },
  { value: 'night', label: 'Night' },
];

/** Switches the whole page to the other theme, whatever the system prefers. */
export function ThemeChoice(props: Record<'day' | 'night', Record<string, string>>) {
  const { day, night } = props;
  const [theme, setTheme] = useState<Theme>('system');
  useEffect(() => {
    if (theme === 'system') return;
    const { style } = document.documentElement;
    const names = Object.entries(theme === 'day' ? day : night);
    for (const [name, colour] of names) style.setProperty(`--${name}`, colour);
    style.colorScheme = theme === 'day' ? 'light' : 'dark';
    return () => {
      for (const [name] of names) style.removeProperty(`--${name}`);
      style.colorScheme = '';
    };
  }, [theme, day, night]);
  return <RadioGroup label="Paper" options={OPTIONS} value={theme} onChange={setTheme} />;
}
