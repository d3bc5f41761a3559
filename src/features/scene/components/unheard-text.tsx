'use client';
import { Phrases } from '~/components/ui/phrases';
import { stripPunctuation } from '~/domain/lesson-feedback';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { WRITING } from '~/i18n/writing';
import type { Unheard } from '../use-replying';

interface Props {
  heard: Unheard;
  typed: boolean;
}

/** Why none of the replies was recognised: silence, something else, several at once, or missing words. */
export function UnheardText({ heard, typed }: Props) {
  const t = useScopedI18n('scene');
  const rejection = useScopedI18n('lesson.refusal');
  const { list } = WRITING[useLanguage()];
  if (heard.reason === 'rejected') return <Phrases>{rejection(heard.rejection)}</Phrases>;
  if (heard.reason === 'several') return <Phrases>{t('several')}</Phrases>;
  if (heard.reason === 'other') return <Phrases>{t(typed ? 'otherTyped' : 'other')}</Phrases>;
  const words = heard.words.filter(({ said }) => !said).map(stripPunctuation);
  return (
    <Phrases>
      {t(typed ? 'partTyped' : 'part', { k: heard.nearest + 1, words: words.join(list) })}
    </Phrases>
  );
}
