'use client';
import { usePathname } from 'next/navigation';
import { toast } from 'sonner';
import { Button } from '~/components/ui/button';
import { PlusIcon } from '~/components/ui/icons/editing';
import { CheckIcon } from '~/components/ui/icons/marks';
import { Link } from '~/components/ui/link';
import type { EntryPartOfSpeech } from '~/domain/lexicon/entry';
import { MAX_SENTENCE_LENGTH } from '~/domain/saved-word/limits';
import { toMetPath } from '~/domain/saved-word/met-path';
import { savableText } from '~/domain/saved-word/savable-text';
import { useErrorToast } from '~/forms/use-error-toast';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath, splitPath } from '~/i18n/paths';
import { formatDate } from '~/lib/format-date';
import { route } from '~/lib/routes';
import { useSavedWord } from '../hooks';

export interface SaveWordButtonProps {
  /** The lemma of an entry, or the tapped text of a word that the lexicon lacks. */
  word: string;
  /** Absent for a word that the lexicon lacks. */
  partOfSpeech?: EntryPartOfSpeech | undefined;
  /** English sentence in which the word was tapped, if there is one. */
  sentence?: string | undefined;
}

/** Whether a text is a sentence to be kept: a word that stands alone, such as a search, tells nothing of its use. */
const isSentence = (text = ''): boolean =>
  /\S\s+\S/.test(text) && text.length <= MAX_SENTENCE_LENGTH;

/** Saves a word with its sentence and the page, and removes it again. A visitor gets the way to the log-in; a text that
 *  is no English word gets nothing. */
export function SaveWordButton({ word, partOfSpeech, sentence }: SaveWordButtonProps) {
  const t = useScopedI18n('savedWord.button');
  const language = useLanguage();
  const pathname = usePathname() ?? '/';
  const tapped = { text: word, ...(partOfSpeech && { partOfSpeech }) };
  const { isVisitor, found, isBusy, save, remove } = useSavedWord(tapped);
  const showError = useErrorToast();
  if (savableText(word) === null) return null;
  if (isVisitor)
    return (
      <Button asChild variant="secondary" size="sm">
        <Link
          href={`${localePath(language, route('login'))}?${new URLSearchParams({ next: pathname })}`}
        >
          {t('login')}
        </Link>
      </Button>
    );

  const onSave = async () => {
    const metPath = toMetPath(splitPath(pathname).path);
    try {
      const { dueOn } = await save({
        ...tapped,
        ...(isSentence(sentence) && { sentence }),
        ...(metPath && { metPath }),
      });
      toast(dueOn ? t('savedToast', { date: formatDate(dueOn, language) }) : t('savedOnlyToast'));
    } catch (error) {
      showError(error, () => void onSave());
    }
  };
  const onRemove = async (id: string) => {
    try {
      await remove(id);
    } catch (error) {
      showError(error, () => void onRemove(id));
    }
  };
  const saved = found.data ?? null;
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={saved ? <CheckIcon /> : <PlusIcon />}
      aria-pressed={saved !== null}
      aria-label={saved ? t('removeLabel', { word }) : t('saveLabel', { word })}
      busy={isBusy || found.isPending}
      onClick={() => void (saved ? onRemove(saved.id) : onSave())}
    >
      {t(saved ? 'saved' : 'save')}
    </Button>
  );
}
