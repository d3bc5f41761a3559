'use client';
import { type ReactNode, useState } from 'react';
import { Badge } from '~/components/ui/badge';
import { Button } from '~/components/ui/button';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { LANGUAGE_TAGS, otherLanguage } from '~/lib/language';
import { ActNotice } from '../act-notice';
import { useAct } from '../use-act';
import { WithdrawalDialog } from '../withdrawal-dialog';
import { EditButton } from './edit-button';
import { useFormInPlace } from './use-form-in-place';

/** A change of its visibility for learners; hiding needs a reason. */
type HiddenChange = { hidden: true; reason: string } | { hidden: false };

interface ContentEntryProps {
  /** Fragment of links to it, such as those of the search, and the name of its form's draft. */
  id: string;
  title: { zh: string; en: string };
  hidden: boolean;
  /** Facts beside its title: day, kind, state. */
  facts?: ReactNode;
  setHidden: (change: HiddenChange) => Promise<unknown>;
  /** Further acts before the others, such as moving it. */
  acts?: ReactNode;
  /** Renders the form that edits it in place. */
  form: (close: () => void) => ReactNode;
}

/** One piece of content in both languages, its acts, and its form when it is edited. */
export function ContentEntry(props: ContentEntryProps) {
  const { id, title, hidden, facts, setHidden, acts, form } = props;
  const t = useScopedI18n('consoleContent');
  const language = useLanguage();
  const [isHiding, setHiding] = useState(false);
  const act = useAct();
  const { isOpen, opener, open, close } = useFormInPlace(id);
  const name = title[language];
  const other = otherLanguage(language);
  return (
    <article
      id={id}
      aria-label={name}
      className="grid scroll-mt-4 gap-3 border-b border-line py-4 target:bg-ink-soft"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 grow basis-72">
          <h3 className="font-semibold wrap-anywhere">
            {name} {hidden && <Badge tone="bad">{t('hidden')}</Badge>}
          </h3>
          <p lang={LANGUAGE_TAGS[other]} className="text-sm text-soft wrap-anywhere">
            {title[other]}
          </p>
          {facts && <p className="flex flex-wrap items-center gap-x-3 text-sm">{facts}</p>}
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {acts}
          <Button
            variant="quiet"
            size="sm"
            busy={act.busy}
            aria-label={t(hidden ? 'showName' : 'hideName', { name })}
            onClick={() =>
              hidden ? act.run(() => setHidden({ hidden: false }), t('shown')) : setHiding(true)
            }
          >
            {t(hidden ? 'show' : 'hide')}
          </Button>
          <EditButton name={name} opener={opener} isOpen={isOpen} open={open} />
        </div>
      </div>
      <ActNotice outcome={act.outcome} failed={t('failed')} />
      <WithdrawalDialog
        chosen={isHiding ? id : null}
        idOf={(chosen) => chosen}
        onClose={() => setHiding(false)}
        texts={{
          title: t('hideName', { name }),
          text: t('hideText'),
          submit: t('hide'),
          cancel: t('keepShown'),
          failed: t('failed'),
          done: t('nowHidden'),
        }}
        withdraw={(_, { reason }) => setHidden({ hidden: true, reason })}
      />
      {isOpen && form(close)}
    </article>
  );
}
