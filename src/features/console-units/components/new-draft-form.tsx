'use client';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { Button } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import { Phrases } from '~/components/ui/phrases';
import { SelectField } from '~/components/ui/select-field';
import { CATEGORIES, LEVELS } from '~/domain/unit-kinds';
import { CopyReference } from '~/forms/error-reference';
import { useErrorMessage } from '~/forms/use-error-message';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { consoleRoute } from '~/lib/console-routes';
import { errorFields } from '~/trpc/error-code';
import { useCreateDraft, useSources } from '../hooks';

interface Wanted {
  category: (typeof CATEGORIES)[number];
  level: (typeof LEVELS)[number];
  source: string;
}

/** Chooses a draft from the articles, and opens it. */
export function NewDraftForm() {
  const t = useI18n();
  const language = useLanguage();
  const router = useRouter();
  const sources = useSources();
  const create = useCreateDraft();
  const [wanted, setWanted] = useState<Wanted>({ category: 'general', level: 'B1', source: '' });
  const change = (part: Partial<Wanted>) => setWanted({ ...wanted, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (create.isPending) return;
    const { source, ...input } = wanted;
    create.mutate(
      { ...input, ...(source && { sources: [source] }) },
      {
        onSuccess: ({ id }) =>
          router.push(localePath(language, consoleRoute('console-units-drafts-id', { id }))),
      },
    );
  };
  return (
    <form onSubmit={submit} className="grid max-w-text gap-4">
      <p className="text-soft">
        <Phrases>{t('consoleUnits.create.text')}</Phrases>
      </p>
      <SelectField
        label={t('consoleUnits.category')}
        value={wanted.category}
        onChange={(event) => change({ category: event.currentTarget.value as Wanted['category'] })}
        options={CATEGORIES.map((value) => ({ value, label: t(`course.category.${value}`) }))}
      />
      <SelectField
        label={t('consoleUnits.level')}
        value={wanted.level}
        onChange={(event) => change({ level: event.currentTarget.value as Wanted['level'] })}
        options={LEVELS.map((value) => ({ value, label: t(`course.level.${value}`) }))}
      />
      <SelectField
        label={t('consoleUnits.create.source')}
        hint={t('consoleUnits.create.sourceHint')}
        value={wanted.source}
        onChange={(event) => change({ source: event.currentTarget.value })}
        options={[
          { value: '', label: t('consoleUnits.create.anySource') },
          ...(sources.data ?? []).map(({ name, articles }) => ({
            value: name,
            label: t('consoleUnits.create.sourceOption', { name, count: articles }),
          })),
        ]}
      />
      {create.isError && <Failure error={create.error} />}
      <Button
        type="submit"
        busy={create.isPending || create.isSuccess}
        className="justify-self-start"
      >
        {t('consoleUnits.create.submit')}
      </Button>
    </form>
  );
}

/** The reason why nothing was chosen; the selection states it in English. */
function Failure({ error }: { error: unknown }) {
  const toMessage = useErrorMessage('form');
  const { news } = errorFields(error);
  return (
    <Notice tone="error">
      {toMessage(error)}
      <CopyReference error={error} />
      {news && (
        <span lang="en" className="block">
          {news}
        </span>
      )}
    </Notice>
  );
}
