import { getI18n, pageLanguage } from '~/i18n/server';

export default async function HomePage({ params }: { params: Promise<{ locale: string }> }) {
  await pageLanguage(params);
  const t = await getI18n();
  return <h1 className="column py-12 text-4xl">{t('common.tagline')}</h1>;
}
