'use client';
import { Notice } from '~/components/ui/notice';
import { ContentForm } from '~/console/content/content-form';
import { startOfDay } from '~/domain/day';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { formatDate } from '~/lib/format-date';
import {
  type OperatorLegal,
  type OperatorLegalText,
  publishLegalSchema,
} from '~/schemas/operator-legal';
import { useLegalActs } from '../hooks';
import { useLegalFields } from '../use-legal-fields';
import { LegalPreview } from './legal-preview';

interface LegalFormProps {
  text: OperatorLegalText;
  /** Name of the text in the operator's language. */
  name: string;
  names: OperatorLegal['names'];
  now: Date;
  onClose: () => void;
}

/** The form of a new version, which begins with the newest one, or an error if that cannot be read. It explains its
 *  effect before it is submitted. */
export function LegalForm({ text, name, names, now, onClose }: LegalFormProps) {
  const t = useScopedI18n('consoleLegal');
  const language = useLanguage();
  const { publish } = useLegalActs();
  const fields = useLegalFields(now);
  const { slug, versions, latest } = text;
  const both = (path: string, value: { zh: string; en: string } | undefined) => ({
    [`${path}.zh`]: value?.zh ?? '',
    [`${path}.en`]: value?.en ?? '',
  });
  const saved = {
    version: '',
    ...both('title', latest?.title),
    ...both('status', latest?.status),
    ...both('intro', latest?.intro),
    ...both('text', latest?.text),
  };
  return (
    <>
      {versions.length > 0 && !latest && <Notice tone="error">{t('unreadable')}</Notice>}
      <ContentForm
        draftName={`legal-${slug}`}
        label={t('newName', { name })}
        fields={fields}
        saved={saved}
        schema={publishLegalSchema}
        toInput={(nested) => ({ ...nested, slug, latest: versions[0]?.version ?? null })}
        messages={{
          headings: t('headings'),
          paragraphs: t('paragraphs'),
          placeholder: t('placeholder'),
        }}
        save={(input) => publish.mutateAsync(input)}
        done={t('done', { name })}
        submit={t('publish')}
        onClose={onClose}
      >
        {(values) => (
          <>
            {values.version && (
              <p className="font-semibold">
                {t('effect', { name, day: formatDate(startOfDay(values.version), language) })}
              </p>
            )}
            <LegalPreview values={values} names={names} />
          </>
        )}
      </ContentForm>
    </>
  );
}
