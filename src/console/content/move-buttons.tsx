'use client';
import { IconButton } from '~/components/ui/icon-button';
import { ChevronDownIcon } from '~/components/ui/icons/arrows';
import { useScopedI18n } from '~/i18n/client';
import { classNames } from '~/lib/class-names';

interface MoveButtonsProps {
  /** Name of what is moved. */
  name: string;
  ids: readonly string[];
  id: string;
  onMove: (ids: string[]) => void;
}

/** Moves an item of a list up or down. At an end the button keeps the focus and does nothing. */
export function MoveButtons({ name, ids, id, onMove }: MoveButtonsProps) {
  const t = useScopedI18n('consoleContent');
  const from = ids.indexOf(id);
  return ([-1, 1] as const).map((by) => {
    const to = from + by;
    const isEnd = to < 0 || to >= ids.length;
    const move = () => {
      const others = ids.filter((other) => other !== id);
      if (!isEnd) onMove(others.toSpliced(to, 0, id));
    };
    return (
      <IconButton
        key={by}
        label={t(by < 0 ? 'upName' : 'downName', { name })}
        aria-disabled={isEnd}
        className={classNames(isEnd && 'opacity-40')}
        onClick={move}
      >
        <ChevronDownIcon className={classNames(by < 0 && 'rotate-180')} />
      </IconButton>
    );
  });
}
