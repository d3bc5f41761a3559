'use client';
import { toast } from 'sonner';
import type { Accent } from '~/domain/speech/accent';
import { useEditProfile } from '~/features/account/hooks';
import { useErrorToast } from '~/forms/use-error-toast';
import { useScopedI18n } from '~/i18n/client';

/** An accent that differs from the profile's, and a button to save it there. */
export function AccentPrompt({ accent }: { accent: Accent }) {
  const t = useScopedI18n('listening');
  const showError = useErrorToast();
  const edit = useEditProfile();
  const save = () =>
    edit.mutate(
      { pronunciation: accent },
      { onSuccess: () => toast(t('accentRemembered')), onError: (error) => showError(error) },
    );
  return (
    <p role="status" className="animate-fade text-center text-sm text-soft">
      {t(`accentNow.${accent}`)}
      <button type="button" onClick={save} className="link min-h-11 px-2">
        {t(`accentRemember.${accent}`)}
      </button>
    </p>
  );
}
