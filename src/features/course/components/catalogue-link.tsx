import { ArrowRightIcon } from '~/components/ui/icons/arrows';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';

/** A link to one of the catalogues: its name and its content. */
export function CatalogueLink(props: { href: string; title: string; lead: string }) {
  const { href, title, lead } = props;
  return (
    <article className="group relative grid content-start gap-1 border-t border-line py-4">
      <h3 className="text-xl">
        <Link
          href={href}
          className="inline-flex items-center gap-2 text-text after:absolute after:inset-0 group-hover:text-ink"
        >
          <Phrases>{title}</Phrases>
          <ArrowRightIcon className="size-5 text-ink" />
        </Link>
      </h3>
      <p className="text-sm text-soft">
        <Phrases>{lead}</Phrases>
      </p>
    </article>
  );
}
