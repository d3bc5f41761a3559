export interface WordListButtonProps {
  label: string;
  /** Language of the label, inside of a text in another one. */
  lang?: string;
  disabled?: boolean;
  /** Whether it stands in the middle of a grid instead of at its start. */
  isCentered?: boolean;
}

/** The way to the words of an English text for those who use a keyboard or a screen reader, and for those who do not
 *  know that they can tap a word: one quiet button for the text around it, whose clicks are handled by the page. */
export function WordListButton({ label, lang, disabled, isCentered }: WordListButtonProps) {
  return (
    <button
      type="button"
      lang={lang}
      disabled={disabled}
      aria-haspopup="dialog"
      data-word-list=""
      className={`link min-h-11 font-sans text-sm ${isCentered ? 'justify-self-center' : 'justify-self-start'}`}
    >
      {label}
    </button>
  );
}
