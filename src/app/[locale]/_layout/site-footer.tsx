import { Footer } from '~/components/layout/footer';
import { env } from '~/env';
import { contactAddress } from '~/i18n/contact-address';
import { localePath } from '~/i18n/paths';
import { getI18n } from '~/i18n/server';
import type { Language } from '~/lib/language';
import { type PlainRoute, route } from '~/lib/routes';
import { getBrandName } from './brand';
import { outwardLink } from './outward-link';

/** The footer with the addresses of the settings and the current year. */
export async function SiteFooter({ language }: { language: Language }) {
  const t = await getI18n();
  const settings = env();
  const own = (key: PlainRoute, label: string) => ({
    href: localePath(language, route(key as 'index')),
    label,
  });
  const elsewhere = (href: string, label: string) =>
    outwardLink(href, label, t('newsHonor.sample'));
  const year = new Date().toLocaleDateString('en', { year: 'numeric', timeZone: 'Asia/Taipei' });
  return (
    <Footer
      tagline={t('common.tagline')}
      rights={t('common.footer.rights', { year, brand: getBrandName(language) })}
      links={[
        own('discovery-activity', t('common.footer.activities')),
        own('news-honor', t('common.footer.newsHonor')),
        own('faq', t('common.footer.faq')),
        own('quality', t('common.footer.quality')),
        { href: contactAddress(language), label: t('common.footer.contact') },
        own('tou', t('common.footer.terms')),
        own('privacy', t('common.footer.privacy')),
        own('refund', t('common.footer.refund')),
      ]}
      outwardLabel={t('common.footer.outward')}
      outward={[
        elsewhere(settings.LINK_PHOTOS, t('common.footer.photos')),
        elsewhere(settings.LINK_SOCIAL, t('common.footer.social')),
        elsewhere(settings.LINK_VIDEO, t('common.footer.video')),
        elsewhere(settings.LINK_CAREERS, t('common.footer.careers')),
        elsewhere(settings.LINK_BLOG, t('common.footer.blog')),
      ]}
      newWindow={t('common.footer.newWindow')}
    />
  );
}
