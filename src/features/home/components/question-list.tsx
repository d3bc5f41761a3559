import { ChevronDownIcon } from '~/components/ui/icons';
import type { Language } from '~/i18n/language';
import type { FaqEntry } from '~/schemas/content';

/** Questions that open; readable and searchable without scripts. */
export function QuestionList(props: { entries: readonly FaqEntry[]; language: Language }) {
  return (
    <div className="border-t border-line">
      {props.entries.map((entry) => (
        <details key={entry.slug} id={entry.slug} className="group border-b border-line">
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-6 py-3 font-semibold hover:text-ink [&::-webkit-details-marker]:hidden">
            {entry.question[props.language]}
            <ChevronDownIcon className="size-5 text-soft transition-transform group-open:rotate-180" />
          </summary>
          <p className="max-w-text whitespace-pre-line pb-6 text-soft">
            {entry.answer[props.language]}
          </p>
        </details>
      ))}
    </div>
  );
}
