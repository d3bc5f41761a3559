'use client';
import { Badge } from '~/components/ui/badge';
import { Link } from '~/components/ui/link';
import { ContentEntry } from '~/console/content/content-entry';
import { ContentForm } from '~/console/content/content-form';
import { startOfDay } from '~/domain/day';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { formatDate } from '~/lib/format-date';
import { route } from '~/lib/routes';
import { editNewsSchema, type OperatorNews } from '~/schemas/operator-news';
import { useNewsActs } from '../hooks';
import { toNewsInput, useNewsFields } from '../use-news-fields';

/** One news entry or honour: hidden, or edited in its place. */
export function NewsEntry({ entry }: { entry: OperatorNews }) {
  const t = useI18n();
  const language = useLanguage();
  const fields = useNewsFields();
  const { edit, setHidden } = useNewsActs();
  const { id, slug, version, state, kind, publishedOn, title, summary, body, sample } = entry;
  const day = formatDate(startOfDay(publishedOn), language);
  const saved = {
    kind,
    publishedOn,
    sample: sample ? 'yes' : 'no',
    'title.zh': title.zh,
    'title.en': title.en,
    'summary.zh': summary.zh,
    'summary.en': summary.en,
    'body.zh': body.zh,
    'body.en': body.en,
  };
  return (
    <ContentEntry
      id={id}
      title={title}
      hidden={state === 'HIDDEN'}
      facts={
        <>
          {t(`newsHonor.kind.${kind}`)}
          <span className="figures">{day}</span>
          {state === 'FUTURE' && <Badge tone="gold">{t('consoleNews.future')}</Badge>}
          {sample && <Badge>{t('newsHonor.sample')}</Badge>}
          {state === 'SHOWN' && (
            <Link
              className="link inline-flex min-h-11 items-center"
              href={localePath(language, route('news-honor-id', { id: slug }))}
            >
              {t('consoleNews.open')}
            </Link>
          )}
        </>
      }
      setHidden={(change) => setHidden.mutateAsync({ kind: 'news', id, ...change })}
      form={(close) => (
        <ContentForm
          draftName={id}
          label={t('consoleContent.editName', { name: title[language] })}
          fields={fields}
          saved={saved}
          schema={editNewsSchema}
          toInput={(nested) => ({ ...toNewsInput(nested), id, version })}
          messages={{ paragraphs: t('consoleNews.paragraphs') }}
          save={(input) => edit.mutateAsync(input)}
          done={t('consoleNews.saved')}
          submit={t('consoleContent.save')}
          onClose={close}
        />
      )}
    />
  );
}
