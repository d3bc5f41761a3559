'use client';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { IconButton } from '~/components/ui/icon-button';
import { CloseIcon, MoreIcon } from '~/components/ui/icons/marks';
import { useScopedI18n } from '~/i18n/client';
import { KeyHints } from './key-hints';

interface Props {
  /** The waveform above the buttons. */
  line?: ReactNode;
  children: ReactNode;
  /** Secondary actions: on a small screen in a sheet, behind one button. */
  quiet: ReactNode;
}

/** Toolbar at the lower edge of the lesson, within reach of the thumb: at most 180 px on a phone. */
export function Dock({ line, children, quiet }: Props) {
  const t = useScopedI18n('lesson.more');
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onClick = ({ target }: MouseEvent) => {
    // The settings open above their own button, which therefore stays.
    if ((target as Element).closest('button:not([aria-haspopup])')) setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    close();
  };
  return (
    <footer className="dock">
      <div className="mx-auto grid w-full max-w-[640px] gap-2 px-5 roomy:gap-3">
        <div className="flex items-center gap-2">
          <div className="min-w-0 flex-1">{line}</div>
          <IconButton
            ref={button}
            label={t('open')}
            className="-mr-2 roomy:hidden"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => {
              setOpen(!open);
              if (!open)
                requestAnimationFrame(() => sheet.current?.querySelector('button')?.focus());
            }}
          >
            <MoreIcon />
          </IconButton>
        </div>
        <div className="dock-row">{children}</div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a legend of its own layout. */}
        <div
          ref={sheet}
          id={id}
          role="group"
          aria-label={t('title')}
          onClick={onClick}
          onKeyDown={onKeyDown}
          data-open={open}
          className="dock-sheet"
        >
          {quiet}
          <IconButton
            label={t('close')}
            className="right-3 top-2 roomy:hidden tight:absolute"
            onClick={close}
          >
            <CloseIcon className="size-5" />
          </IconButton>
        </div>
        <KeyHints />
      </div>
    </footer>
  );
}
