'use client';
import { NewContent } from '~/console/content/new-content';
import { useScopedI18n } from '~/i18n/client';
import { addPartnerSchema } from '~/schemas/operator-partner';
import { usePartnerActs } from '../hooks';
import { usePartnerFields } from '../use-partner-fields';

const NOTHING = {};

/** The form of a new partner. */
export function NewPartnerForm() {
  const t = useScopedI18n('consolePartners');
  const { add } = usePartnerActs();
  return (
    <NewContent
      draftName="new-partner"
      title={t('new')}
      fields={usePartnerFields()}
      saved={NOTHING}
      schema={addPartnerSchema}
      messages={{ https: t('https') }}
      add={add.mutateAsync}
      done={t('added')}
      submit={t('add')}
    />
  );
}
