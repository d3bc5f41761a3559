'use client';
import { toast } from 'sonner';
import { Button } from '~/components/ui/button';
import { Phrases } from '~/components/ui/phrases';
import { useEditSettings, useLearnerSettings } from '~/features/lesson/settings-hooks';
import { useScopedI18n } from '~/i18n/client';

/** The offer to a user who cannot hear, or does not want to, to leave listening out of the day, and the way back;
 *  nothing for visitors, whose day has no listening. */
export function LeaveOut() {
  const t = useScopedI18n('pairs.leave');
  const settings = useLearnerSettings().data;
  const edit = useEditSettings();
  if (!settings) return null;
  const { listening } = settings;
  const change = () =>
    edit.mutate({ listening: !listening }, { onError: () => toast.error(t('failed')) });
  return (
    <section aria-labelledby="pairs-leave" className="grid gap-2 border-t border-line pt-6">
      <h2 id="pairs-leave" className="text-base">
        <Phrases>{t('title')}</Phrases>
      </h2>
      <p role="status" className="text-sm text-soft">
        <Phrases>{listening ? t('text') : t('left')}</Phrases>
      </p>
      <Button
        variant="secondary"
        size="sm"
        busy={edit.isPending}
        onClick={change}
        className="justify-self-start"
      >
        {listening ? t('out') : t('back')}
      </Button>
    </section>
  );
}
