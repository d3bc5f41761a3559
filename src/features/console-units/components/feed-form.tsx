'use client';
import { type FormEvent, useState } from 'react';
import { Button } from '~/components/ui/button';
import { FormError } from '~/components/ui/notice';
import { SelectField } from '~/components/ui/select-field';
import { TextField } from '~/components/ui/text-field';
import { useUnsavedWork } from '~/console/unsaved-work';
import { CATEGORIES } from '~/domain/unit-kinds';
import { useErrorMessage } from '~/forms/use-error-message';
import { useI18n } from '~/i18n/client';
import { addFeedSchema } from '~/schemas/feed';
import { isUndecided } from '~/trpc/error-code';
import { useFeedVerbs } from '../use-feeds';

const EMPTY = { address: '', licence: '', source: '', category: '' };

/** Adds a feed, which the worker reads at once. */
export function FeedForm() {
  const t = useI18n();
  const toMessage = useErrorMessage('form');
  const { add } = useFeedVerbs();
  const [fields, setFields] = useState(EMPTY);
  const [isWrong, setWrong] = useState(false);
  useUnsavedWork(Object.values(fields).some((value) => value.trim() !== ''));
  // Fields filled in before the scripts were loaded report their values one after the other in one commit.
  const field = (name: keyof typeof fields) => ({
    value: fields[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setFields((now) => ({ ...now, [name]: value })),
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (add.isPending) return;
    const { category, ...texts } = fields;
    const parsed = addFeedSchema.safeParse({ ...texts, ...(category && { category }) });
    setWrong(!parsed.success);
    add.reset();
    if (parsed.success) add.mutate(parsed.data, { onSuccess: () => setFields(EMPTY) });
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <div className="grid items-start gap-4 md:grid-cols-2">
        <TextField
          type="url"
          inputMode="url"
          className="md:col-span-2"
          label={t('consoleFeeds.address')}
          error={isWrong ? t('consoleFeeds.badAddress') : null}
          maxLength={2_000}
          autoComplete="off"
          required
          {...field('address')}
        />
        <TextField
          label={t('consoleFeeds.licence')}
          hint={t('consoleFeeds.licenceHint')}
          maxLength={200}
          autoComplete="off"
          {...field('licence')}
        />
        <TextField
          label={t('consoleFeeds.source')}
          hint={t('consoleFeeds.sourceHint')}
          maxLength={200}
          autoComplete="off"
          {...field('source')}
        />
        <SelectField
          label={t('consoleFeeds.category')}
          hint={t('consoleFeeds.categoryHint')}
          options={[
            { value: '', label: t('consoleFeeds.guessed') },
            ...CATEGORIES.map((value) => ({ value, label: t(`course.category.${value}`) })),
          ]}
          {...field('category')}
        />
      </div>
      <FormError
        text={
          add.isError && (isUndecided(add.error) ? t('consoleFeeds.unknown') : toMessage(add.error))
        }
      />
      <Button type="submit" busy={add.isPending} className="justify-self-start">
        {t('consoleFeeds.add')}
      </Button>
    </form>
  );
}
