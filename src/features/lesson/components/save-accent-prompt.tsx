'use client';
import { useScopedI18n } from '~/i18n/client';
import type { AccentPreference } from '../use-accent';

/** Prompt to save an accent that differs from the profile's; nothing otherwise. */
export function SaveAccentPrompt({ choice }: { choice: AccentPreference }) {
  const t = useScopedI18n('listening');
  const { accent, differs, remember } = choice;
  if (!differs) return null;
  return (
    <p role="status" className="animate-fade text-center text-sm text-soft">
      {t(`accentNow.${accent}`)}
      <button type="button" onClick={remember} className="link min-h-11 px-2">
        {t(`accentRemember.${accent}`)}
      </button>
    </p>
  );
}
