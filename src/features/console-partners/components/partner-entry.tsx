'use client';
import { Badge } from '~/components/ui/badge';
import { ContentEntry } from '~/console/content/content-entry';
import { ContentForm } from '~/console/content/content-form';
import { MoveButtons } from '~/console/content/move-buttons';
import { useI18n, useLanguage } from '~/i18n/client';
import { editPartnerSchema, type OperatorPartner } from '~/schemas/operator-partner';
import { usePartnerActs } from '../hooks';
import { usePartnerFields } from '../use-partner-fields';
import { PartnerPicture } from './partner-picture';

interface PartnerEntryProps {
  partner: OperatorPartner;
  /** Ids of all partners in their order. */
  ids: readonly string[];
  onOrder: (ids: string[]) => void;
}

/** One partner: moved, hidden, or edited in its place. */
export function PartnerEntry({ partner, ids, onOrder }: PartnerEntryProps) {
  const t = useI18n();
  const language = useLanguage();
  const fields = usePartnerFields();
  const { edit, setHidden } = usePartnerActs();
  const { id, version, name, role, url, hidden, sample } = partner;
  const saved = {
    'name.zh': name.zh,
    'name.en': name.en,
    'role.zh': role.zh,
    'role.en': role.en,
    url: url ?? '',
  };
  return (
    <ContentEntry
      id={id}
      title={name}
      hidden={hidden}
      facts={
        <>
          {role[language]}
          {url && (
            <a
              className="link inline-flex min-h-11 items-center wrap-anywhere"
              href={url}
              target="_blank"
              rel="noreferrer noopener"
            >
              {url}
            </a>
          )}
          {sample && <Badge>{t('newsHonor.sample')}</Badge>}
        </>
      }
      setHidden={(change) => setHidden.mutateAsync({ kind: 'partner', id, ...change })}
      acts={<MoveButtons name={name[language]} ids={ids} id={id} onMove={onOrder} />}
      form={(close) => (
        <div className="grid gap-6">
          <PartnerPicture partner={partner} />
          <ContentForm
            draftName={id}
            label={t('consoleContent.editName', { name: name[language] })}
            fields={fields}
            saved={saved}
            schema={editPartnerSchema}
            toInput={(nested) => ({ ...nested, id, version })}
            messages={{ https: t('consolePartners.https') }}
            save={(input) => edit.mutateAsync(input)}
            done={t('consolePartners.saved')}
            submit={t('consoleContent.save')}
            onClose={close}
          />
        </div>
      )}
    />
  );
}
