import { Link } from '../ui/link';
import { LogoMark } from './logo';
import type { ShellLink } from './shell-types';

export interface FooterProps {
  /** The copyright line, with the year. */
  rights: string;
  tagline: string;
  /** Links to the site's own pages. */
  links: ShellLink[];
  outwardLabel: string;
  /** Links to the site's accounts elsewhere. */
  outward: (ShellLink & {
    /** Name of the site that it leads to, or the mark of a sample. */
    mark: string;
  })[];
  /** Text for screen readers after an outward link. */
  newWindow: string;
}

/** The site footer: the publisher, the legal lines, and the links. */
export function Footer(props: FooterProps) {
  return (
    <footer className="mt-4 border-t border-line bg-sunken print:hidden md:mt-18">
      <div className="column grid gap-4 py-6 md:gap-8 md:py-12 md:grid-cols-[1fr_auto] md:gap-x-18">
        <div className="flex items-center gap-3 md:grid md:content-start">
          <LogoMark className="h-8 w-12" />
          <p className="font-serif text-lg font-semibold">{props.tagline}</p>
        </div>
        <div className="grid gap-x-18 gap-y-2 sm:grid-cols-2">
          <ul className="max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-6">
            {props.links.map((link) => (
              <li key={link.href}>
                <Link href={link.href} staticHtml={link.staticHtml} className="foot-link">
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
          {props.outward.length > 0 && (
            <ul
              aria-label={props.outwardLabel}
              className="max-sm:flex max-sm:flex-wrap max-sm:gap-x-6 max-sm:border-t max-sm:border-line max-sm:pt-2"
            >
              {props.outward.map((link) => (
                <li key={link.label}>
                  <a
                    href={link.href}
                    className="foot-link"
                    target="_blank"
                    rel="noreferrer noopener"
                  >
                    {link.label}
                    <span className="ml-2 text-sm text-soft">{link.mark}</span>
                    <span className="sr-only">{props.newWindow}</span>
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <p className="figures border-t border-line pt-4 text-sm text-soft md:col-span-2 md:pt-6">
          {props.rights}
        </p>
      </div>
    </footer>
  );
}
