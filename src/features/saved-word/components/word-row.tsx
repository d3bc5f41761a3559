'use client';
import { Button } from '~/components/ui/button';
import { SpeakerIcon, StopIcon } from '~/components/ui/icons/playing';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { pageOfMetPath } from '~/domain/saved-word/met-path';
import type { Accent } from '~/domain/speech/accent';
import { useRemoveWithUndo } from '~/forms/use-remove-with-undo';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { classNames } from '~/lib/class-names';
import type { SavedWordRow } from '~/schemas/saved-word';
import { useRemoveWord } from '../hooks';
import type { WordSound } from '../use-word-sound';
import { WordFacts } from './word-facts';

interface Props {
  row: SavedWordRow;
  accent: Accent;
  sound: WordSound;
}

/** A saved word: its sound, meanings, sentence and next review, and the button that deletes it. */
export function WordRow({ row, accent, sound }: Props) {
  const t = useScopedI18n('savedWord.row');
  const listings = useScopedI18n('savedWord.listings');
  const language = useLanguage();
  const { remove, restore } = useRemoveWord();
  const { id, word, listing, meanings, sentence, metPath } = row;
  const ipa = accent === 'US' ? row.ipa?.us : row.ipa?.gb;
  const isPlaying = sound.playing === id;
  const onRemove = useRemoveWithUndo({
    remove: () => remove(id),
    restore: () => restore(id),
    removed: t('removed', { word }),
    undo: t('undo'),
  });
  return (
    <li className="grid grid-cols-[1fr_auto] items-start gap-x-4 border-b border-line py-3 outline-none">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-3">
          <button
            type="button"
            aria-label={t(isPlaying ? 'stop' : 'hear', { word })}
            onClick={() => (isPlaying ? sound.stop() : sound.play(row))}
            className={classNames(
              '-ml-2 inline-flex min-h-11 min-w-0 items-center gap-2 rounded px-2 text-left font-english text-xl hover:bg-sunken',
              isPlaying && 'bg-gold-soft',
            )}
          >
            {isPlaying ? (
              <StopIcon className="size-5 shrink-0 text-ink" />
            ) : (
              <SpeakerIcon className="size-5 shrink-0 text-ink" />
            )}
            <span lang="en" className="min-w-0 [overflow-wrap:anywhere]">
              {word}
            </span>
          </button>
          {ipa && <span className="font-ipa text-soft">/{ipa}/</span>}
          <WordFacts row={row} />
        </p>
        {listing === 'listed' ? (
          <p lang="zh-TW">{meanings.join('；')}</p>
        ) : (
          <p className="text-sm text-soft">
            <Phrases>{listings(listing)}</Phrases>
          </p>
        )}
        {sentence && (
          <p lang="en" className="font-english text-soft [overflow-wrap:anywhere]">
            {sentence}
          </p>
        )}
        <p role="status" className="text-sm text-again empty:hidden">
          {sound.unvoiced === id && <Phrases>{t('unvoiced')}</Phrases>}
          {sound.failed === id && <Phrases>{t('soundFailed')}</Phrases>}
        </p>
        {metPath && (
          <p>
            <Link
              className="link inline-flex min-h-11 items-center text-sm"
              href={localePath(language, pageOfMetPath(metPath))}
              aria-label={t('metLabel', { word })}
            >
              {t('met')}
            </Link>
          </p>
        )}
      </div>
      <Button
        variant="secondary"
        size="sm"
        aria-label={t('removeLabel', { word })}
        onClick={onRemove}
      >
        {t('remove')}
      </Button>
    </li>
  );
}
