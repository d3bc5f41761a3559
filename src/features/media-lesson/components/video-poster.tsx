import { Cover } from '~/components/ui/cover';
import { PlayIcon } from '~/components/ui/icons/playing';
import { useScopedI18n } from '~/i18n/client';

interface Props {
  /** Address of the drawing. No text is drawn in it: the title is above the player. */
  src: string;
  onPlay: () => void;
}

/** The poster of a video: one button with the play sign in its corner. */
export function VideoPoster({ src, onPlay }: Props) {
  const t = useScopedI18n('media.deck');
  return (
    <button
      type="button"
      aria-label={t('play')}
      onClick={onPlay}
      className="absolute inset-0 size-full bg-cover-ground focus-visible:-outline-offset-2"
    >
      <Cover src={src} first className="size-full p-[5%]" />
      <span className="absolute bottom-3 left-3 grid size-14 place-items-center rounded-full border-2 border-gold bg-brand text-on-veil md:bottom-4 md:left-4 md:size-20">
        <PlayIcon className="size-9" />
      </span>
    </button>
  );
}
