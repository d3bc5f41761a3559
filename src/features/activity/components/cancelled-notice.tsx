import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { localePath } from '~/i18n/paths';
import { getI18n } from '~/i18n/server';
import type { Language } from '~/lib/language';
import { route } from '~/lib/routes';

interface CancelledNoticeProps {
  /** Reason in the language of the page. */
  reason: string;
  language: Language;
}

/** The notice in place of the registration that the activity is cancelled, with the reason. */
export async function CancelledNotice({ reason, language }: CancelledNoticeProps) {
  const t = await getI18n();
  return (
    <section
      aria-labelledby="cancelled"
      className="grid content-start gap-3 border-t-2 border-again pt-4"
    >
      <h2 id="cancelled" className="text-xl">
        {t('activity.cancelled')}
      </h2>
      <p className="font-semibold wrap-anywhere">
        <Phrases>{reason}</Phrases>
      </p>
      <p className="text-soft">
        <Phrases>{t('activity.cancelledText')}</Phrases>
      </p>
      <Link
        href={localePath(language, route('discovery-activity'))}
        className="link inline-flex min-h-11 items-center justify-self-start"
      >
        {t('activity.registration.others')}
      </Link>
    </section>
  );
}
