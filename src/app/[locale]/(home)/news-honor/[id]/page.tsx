import { publicPage } from '~/app/_public/page-metadata';
import { Link } from '~/components/ui/link';
import { Notice } from '~/components/ui/notice';
import { localePath } from '~/i18n/paths';
import { getI18n, pageLanguage } from '~/i18n/server';
import { dayText } from '~/lib/day-text';
import { route } from '~/lib/routes';
import { newsHonorPage } from '../../../_catalogue/answers';

interface Props {
  params: Promise<{ locale: string; id: string }>;
}

export const generateMetadata = publicPage('news-honor-id');

/** A piece of news or an honour. */
export default async function NewsHonorPage({ params }: Props) {
  const language = await pageLanguage(params);
  const item = await newsHonorPage((await params).id, language);
  const t = await getI18n();
  return (
    <article className="column grid gap-6 py-8">
      <Link
        href={localePath(language, route('news-honor'))}
        className="link inline-flex min-h-11 items-center justify-self-start text-sm"
      >
        {t('newsHonor.back')}
      </Link>
      <header className="grid gap-3 border-t-2 border-text pt-4">
        <p className="flex gap-3 text-sm text-soft">
          <span className="font-semibold text-gold-text">{t(`newsHonor.kind.${item.kind}`)}</span>
          <time dateTime={item.publishedOn.toISOString().slice(0, 10)} className="figures">
            {dayText(item.publishedOn, language)}
          </time>
        </p>
        <h1 className="max-w-[20em] text-3xl md:text-4xl">{item.title[language]}</h1>
        <p className="max-w-text md:text-lg">{item.summary[language]}</p>
      </header>
      {item.sample && (
        <Notice className="max-w-text" title={t('newsHonor.sample')}>
          {t('newsHonor.sampleNote')}
        </Notice>
      )}
      <div className="grid max-w-text gap-4">
        {item.body.map((paragraph) => (
          <p key={paragraph.en}>{paragraph[language]}</p>
        ))}
      </div>
    </article>
  );
}
