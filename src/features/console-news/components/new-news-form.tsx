'use client';
import { NewContent } from '~/console/content/new-content';
import { taipeiDay } from '~/domain/day';
import { useScopedI18n } from '~/i18n/client';
import { addNewsSchema } from '~/schemas/operator-news';
import { useNewsActs } from '../hooks';
import { toNewsInput, useNewsFields } from '../use-news-fields';

/** The form of a new entry.
 *  @param now time at which the page was rendered: the proposed day */
export function NewNewsForm({ now }: { now: Date }) {
  const t = useScopedI18n('consoleNews');
  const { add } = useNewsActs();
  return (
    <NewContent
      draftName="new-news"
      title={t('new')}
      fields={useNewsFields()}
      saved={{ kind: 'NEWS', publishedOn: taipeiDay(now), sample: 'no' }}
      schema={addNewsSchema}
      toInput={toNewsInput}
      messages={{ paragraphs: t('paragraphs') }}
      add={add.mutateAsync}
      done={t('added')}
      submit={t('add')}
    />
  );
}
