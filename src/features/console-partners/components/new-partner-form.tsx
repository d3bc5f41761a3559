'use client';
import { useState } from 'react';
import { ContentForm } from '~/console/content/content-form';
import { Section } from '~/console/section';
import { useScopedI18n } from '~/i18n/client';
import { newUuid } from '~/lib/new-uuid';
import { addPartnerSchema } from '~/schemas/operator-partner';
import { usePartnerActs } from '../hooks';
import { usePartnerFields } from '../use-partner-fields';

const NOTHING = {};

/** The form of a new partner. */
export function NewPartnerForm() {
  const t = useScopedI18n('consolePartners');
  const { add } = usePartnerActs();
  const fields = usePartnerFields();
  const [id, setId] = useState(newUuid);
  return (
    <Section title={t('new')}>
      <ContentForm
        label={t('new')}
        fields={fields}
        saved={NOTHING}
        schema={addPartnerSchema}
        toInput={(nested) => ({ ...nested, id })}
        messages={{ https: t('https') }}
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
