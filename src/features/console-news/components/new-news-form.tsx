'use client';
import { useState } from 'react';
import { ContentForm } from '~/console/content/content-form';
import { Section } from '~/console/section';
import { taipeiDay } from '~/domain/day';
import { useScopedI18n } from '~/i18n/client';
import { newUuid } from '~/lib/new-uuid';
import { addNewsSchema } from '~/schemas/operator-news';
import { useNewsActs } from '../hooks';
import { toNewsInput, useNewsFields } from '../use-news-fields';

/** The form of a new entry.
 *  @param now time at which the page was made: the day that is proposed */
export function NewNewsForm({ now }: { now: Date }) {
  const t = useScopedI18n('consoleNews');
  const { add } = useNewsActs();
  const fields = useNewsFields();
  const [id, setId] = useState(newUuid);
  return (
    <Section title={t('new')}>
      <ContentForm
        label={t('new')}
        fields={fields}
        saved={{ kind: 'NEWS', publishedOn: taipeiDay(now), sample: 'no' }}
        schema={addNewsSchema}
        toInput={(nested) => ({ ...toNewsInput(nested), id })}
        messages={{ paragraphs: t('paragraphs') }}
        save={async (input) => {
          await add.mutateAsync(input);
          setId(newUuid());
        }}
        done={t('added')}
        submit={t('add')}
      />
    </Section>
  );
}
