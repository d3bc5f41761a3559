import { Button } from '~/components/ui/button';
import { MailIcon } from '~/components/ui/icons';
import { Link } from '~/components/ui/link';
import type { Language } from '~/i18n/language';
import { localePath } from '~/i18n/paths';
import { getI18n } from '~/i18n/server';
import { route } from '~/lib/routes';

/** Where to turn with an order, a payment or a microphone. */
export async function Help({ language, email }: { language: Language; email: string }) {
  const t = await getI18n();
  return (
    <section className="column py-12 md:py-14" aria-labelledby="help-title">
      <div className="grid gap-8 border-y-2 border-text py-12 md:grid-cols-[3fr_2fr] md:items-center md:gap-18">
        <div className="grid gap-3">
          <p className="kicker">{t('home.help.kicker')}</p>
          <h2 id="help-title" className="text-2xl">
            {t('home.help.title')}
          </h2>
          <p className="max-w-text text-soft">{t('home.help.text')}</p>
        </div>
        <div className="grid justify-items-start gap-4 md:justify-items-end">
          <Button asChild look="secondary" size="lg">
            <a href={`mailto:${email}`}>
              <MailIcon />
              {t('home.help.write')}
            </a>
          </Button>
          <p className="flex gap-6 text-sm">
            <Link href={localePath(language, route('order'))} className="link leading-[44px]">
              {t('home.help.orders')}
            </Link>
            <Link href={localePath(language, route('refund'))} className="link leading-[44px]">
              {t('home.help.refund')}
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}
