'use client';
import { Link } from '../ui/link';
import { HeaderActions, type HeaderActionsProps } from './header-actions';
import { LogoMark } from './logo';

/** The header of the front pages, designed like a newspaper's: the name large between rules, the links and
 *  the edition below; on a phone the name alone. */
export function Masthead(props: HeaderActionsProps) {
  const { shell } = props;
  return (
    <header className="bg-paper">
      <div className="column">
        <div className="flex items-center justify-between gap-2 pt-3 xs:gap-4 md:pt-6">
          <Link
            href={shell.home.href}
            staticHtml={shell.home.staticHtml}
            className="flex items-center gap-2 rounded text-text xs:gap-3"
          >
            <LogoMark className="h-8 w-12 md:h-11 md:w-[68px]" />
            <span className="font-serif text-xl font-bold leading-none tracking-wide xs:text-2xl md:text-3xl">
              {shell.brand}
            </span>
            <span className="sr-only">{shell.home.label}</span>
          </Link>
          <HeaderActions {...props} />
        </div>
        <div className="mt-3 border-t border-line md:mt-4 md:border-t-2 md:border-text" />
        <div className="mt-[3px] hidden items-center justify-between gap-6 border-y border-line text-sm md:flex">
          <nav aria-label={shell.labels.navigation} className="-ml-2">
            <ul className="flex gap-4">
              {shell.links.map((link) => (
                <li key={link.href}>
                  <Link
                    href={link.href}
                    staticHtml={link.staticHtml}
                    aria-current={link.current ? 'page' : undefined}
                    className="flex min-h-11 items-center px-2 font-semibold text-text hover:text-ink aria-[current=page]:text-ink"
                  >
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <p className="text-soft">{shell.labels.edition}</p>
        </div>
      </div>
    </header>
  );
}
