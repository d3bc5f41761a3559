'use client';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '~/components/ui/button';
import { INPUT_CLASSES } from '~/components/ui/field';
import { useScopedI18n } from '~/i18n/client';
import { afterPaint } from '~/lib/after-paint';
import { classNames } from '~/lib/class-names';

interface Props {
  /** Id of the field, which its label is for. */
  id: string;
  typed: string;
  onTyped: (typed: string) => void;
  /** Called with the text, without spaces around it; not for an empty one. */
  onCheck: (typed: string) => void;
  /** The actions on either side of "check". */
  before: ReactNode;
  after: ReactNode;
}

/** Several times the longest sentence of a unit. */
const MAX_TYPED = 300;

/** The field in which an item is typed. */
export function TypeField({ id, typed, onTyped, onCheck, before, after }: Props) {
  const t = useScopedI18n('lesson.typing');
  const [empty, setEmpty] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  // Focuses the field on devices with a keyboard only: on a phone the on-screen keyboard would cover the page. The
  // focus computes the layout, for which the picture of the press need not wait.
  useEffect(() => {
    if (!window.matchMedia('(pointer: fine)').matches) return;
    return afterPaint(() => input.current?.focus());
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = typed.trim();
    setEmpty(text === '');
    if (text !== '') onCheck(text);
  };
  return (
    <form onSubmit={submit} noValidate className="col-span-3 grid w-full gap-2 tight:gap-1">
      <input
        ref={input}
        id={id}
        name="typed"
        value={typed}
        onChange={(event) => {
          onTyped(event.target.value);
          setEmpty(false);
        }}
        lang="en"
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={MAX_TYPED}
        aria-invalid={empty ? true : undefined}
        aria-describedby={empty ? `${id}-empty` : undefined}
        className={classNames(INPUT_CLASSES, 'font-english')}
      />
      {empty && (
        <p id={`${id}-empty`} role="alert" className="text-sm text-again">
          {t('empty')}
        </p>
      )}
      <div className="dock-row w-full">
        {before}
        <Button type="submit" size="lg" className="max-sm:px-5" data-heir>
          {t('check')}
        </Button>
        {after}
      </div>
    </form>
  );
}
