import { ArrowRightIcon } from '~/components/ui/icons/arrows';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';

export interface SectionHeaderProps {
  kicker: string;
  title: string;
  id: string;
  /** URL of the full page. */
  more?: { href: string; label: string };
}

/** The header of a section of the front page: a rule, its name, its headline. */
export function SectionHeader({ kicker, title, id, more }: SectionHeaderProps) {
  return (
    <div className="mb-6 border-t-2 border-text pt-2 md:mb-12 md:pt-4">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-8">
        <p className="kicker">{kicker}</p>
        {more && (
          <Link
            href={more.href}
            className="group inline-flex min-h-11 items-center gap-1 text-sm font-semibold text-ink"
          >
            <span className="group-hover:underline">{more.label}</span>
            <ArrowRightIcon className="size-5" />
          </Link>
        )}
      </div>
      <h2 id={id} className="text-2xl max-[359px]:text-xl md:text-3xl">
        <Phrases>{title}</Phrases>
      </h2>
    </div>
  );
}
