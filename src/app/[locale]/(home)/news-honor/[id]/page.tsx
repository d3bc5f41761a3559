import { publicPage } from '~/app/_public/page-metadata';
import { PieceHead } from '~/components/layout/piece-head';
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
      <PieceHead
        back={{ href: localePath(language, route('news-honor')), text: t('newsHonor.back') }}
        cover={<div className="-mb-2 border-t-2 border-text" />}
        facts={
          <p className="flex gap-3 text-sm text-soft">
            <span className="font-semibold text-gold-text">{t(`newsHonor.kind.${item.kind}`)}</span>
            <time dateTime={item.publishedOn.toISOString().slice(0, 10)} className="figures">
              {dayText(item.publishedOn, language)}
            </time>
          </p>
        }
        title={item.title[language]}
        summary={item.summary[language]}
      />
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
