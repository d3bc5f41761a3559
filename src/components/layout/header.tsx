'use client';
import { Link } from '../ui/link';
import { HeaderActions, type HeaderActionsProps } from './header-actions';
import { Logo } from './logo';

/** The bar at the top of most pages: 60 px with its line. */
export function Header(props: HeaderActionsProps) {
  const { shell } = props;
  return (
    <header className="sticky top-[var(--strip,0px)] z-30 h-header border-b border-line bg-paper print:hidden">
      <div className="column flex h-full items-center gap-2 xs:gap-8">
        <Link
          href={shell.home.href}
          staticHtml={shell.home.staticHtml}
          className="flex rounded text-text"
        >
          <Logo name={shell.brand} />
          <span className="sr-only">{shell.home.label}</span>
        </Link>
        <nav aria-label={shell.labels.navigation} className="hidden h-full md:block">
          <ul className="flex h-full gap-6">
            {shell.links.map((link) => (
              <li key={link.href} className="h-full">
                <Link
                  href={link.href}
                  staticHtml={link.staticHtml}
                  aria-current={link.current ? 'page' : undefined}
                  className="flex h-full items-center border-b-2 border-transparent px-1 pt-1 font-semibold text-text hover:text-ink aria-[current=page]:border-gold"
                >
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto">
          <HeaderActions {...props} />
        </div>
      </div>
    </header>
  );
}
