import type { ReactNode } from 'react';
import { StaticHtml } from '~/components/static-html/static-html';
import { Link } from '~/components/ui/link';
import { localePath } from '~/i18n/paths';
import { getI18n } from '~/i18n/server';
import type { Language } from '~/lib/language';
import { type PlainRoute, route } from '~/lib/routes';
import { SectionHeader } from './section-header';

interface Props {
  language: Language;
  /** E-mail address beside the contact form. */
  email: string;
  form: ReactNode;
}

/** Pages for self-service, each with its purpose. */
const PAGES = ['order', 'refund', 'tou', 'privacy'] as const satisfies readonly PlainRoute[];

/** The end of the front page: the contact form, beside links that may make a message unnecessary. */
export async function Contact({ language, email, form }: Props) {
  const t = await getI18n();
  return (
    <section id="contact" className="column py-4 md:py-14" aria-labelledby="contact-title">
      <StaticHtml name="contact-header">
        <SectionHeader
          id="contact-title"
          kicker={t('home.contact.kicker')}
          title={t('home.contact.title')}
        />
      </StaticHtml>
      <div className="grid gap-4 md:grid-cols-[3fr_2fr] md:gap-18">
        <div className="md:min-h-[30rem]">{form}</div>
        <StaticHtml name="contact-pages" className="grid content-start gap-4 md:gap-6">
          <p className="text-soft max-md:text-sm">
            {t('home.contact.text')}{' '}
            <a href={`mailto:${email}`} className="link wrap-anywhere">
              {email}
            </a>
          </p>
          <ul className="border-t border-line max-md:grid max-md:grid-cols-2 max-md:gap-x-4">
            {PAGES.map((page) => (
              <li key={page} className="group relative grid border-b border-line py-3">
                <Link
                  href={localePath(language, route(page))}
                  className="font-semibold text-ink after:absolute after:inset-0 group-hover:underline"
                >
                  {t(`home.contact.pages.${page}.name`)}
                </Link>
                <span className="hidden text-sm text-soft md:block">
                  {t(`home.contact.pages.${page}.text`)}
                </span>
              </li>
            ))}
          </ul>
        </StaticHtml>
      </div>
    </section>
  );
}
