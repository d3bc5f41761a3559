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
    <div className="section-header">
      <div>
        <p className="kicker">{kicker}</p>
        {more && (
          <Link href={more.href}>
            <span>{more.label}</span>
            <ArrowRightIcon className="size-5" />
          </Link>
        )}
      </div>
      <h2 id={id}>
        <Phrases>{title}</Phrases>
      </h2>
    </div>
  );
}
