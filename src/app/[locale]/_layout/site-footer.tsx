import { Footer } from '~/components/layout/footer';
import { env } from '~/env';
import { contactAddress } from '~/i18n/contact-address';
import { localePath } from '~/i18n/paths';
import { getI18n } from '~/i18n/server';
import type { Language } from '~/lib/language';
import { type PlainRoute, route } from '~/lib/routes';
import { getBrandName } from './brand';
import { outwardLinks } from './outward-links';

/** The footer with the addresses of the settings and the current year. */
export async function SiteFooter({ language }: { language: Language }) {
  const t = await getI18n();
  const settings = env();
  const own = (key: PlainRoute, label: string) => ({
    href: localePath(language, route(key as 'index')),
    label,
  });
  /** A link to a page with static HTML. */
  const staticPage = (key: PlainRoute, label: string) => ({ ...own(key, label), staticHtml: true });
  const year = new Date().toLocaleDateString('en', { year: 'numeric', timeZone: 'Asia/Taipei' });
  return (
    <Footer
      tagline={t('common.tagline')}
      rights={t('common.footer.rights', { year, brand: getBrandName(language) })}
      links={[
        own('discovery-activity', t('common.footer.activities')),
        own('news-honor', t('common.footer.newsHonor')),
        staticPage('faq', t('common.footer.faq')),
        staticPage('quality', t('common.footer.quality')),
        { href: contactAddress(language), label: t('common.footer.contact') },
        staticPage('tou', t('common.footer.terms')),
        staticPage('privacy', t('common.footer.privacy')),
        staticPage('refund', t('common.footer.refund')),
      ]}
      outwardLabel={t('common.footer.outward')}
      outward={outwardLinks(
        [
          { href: settings.LINK_PHOTOS, label: t('common.footer.photos') },
          { href: settings.LINK_SOCIAL, label: t('common.footer.social') },
          { href: settings.LINK_VIDEO, label: t('common.footer.video') },
          { href: settings.LINK_PROFESSIONAL, label: t('common.footer.professional') },
          { href: settings.LINK_BLOG, label: t('common.footer.blog') },
        ],
        { mark: t('newsHonor.sample'), shown: settings.EMBEDDED },
      )}
      newWindow={t('common.footer.newWindow')}
    />
  );
}
