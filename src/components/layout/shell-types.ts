import type { ComponentType } from 'react';

/** A link with its text; `current` marks the current page. */
export interface ShellLink {
  href: string;
  label: string;
  current?: boolean;
  /** Whether its page has static HTML, which is prefetched with it. */
  staticHtml?: boolean;
}

/** The user as the header shows it. `loaded` is false until the first response; the space is reserved. */
interface ShellSession {
  loaded: boolean;
  user: { name: string; level: string; avatar: string | null } | null;
}

/** The URL of this page in each language. */
export interface ShellLanguage {
  code: 'zh' | 'en';
  label: string;
  href: string;
  current: boolean;
}

/** Links of the side bar below a group's name. */
export interface ShellGroup {
  key: string;
  label: string;
  Icon: ComponentType;
  links: ShellLink[];
}

/** Everything that the header, the masthead and the menus show and do; built once by the application. */
export interface Shell {
  brand: string;
  home: ShellLink;
  links: ShellLink[];
  cart: ShellLink & { count: number };
  login: ShellLink;
  session: ShellSession;
  languages: ShellLanguage[];
  onLanguage: (language: ShellLanguage) => void;
  /** `fromMenu`: from the side bar or the full-screen menu; on a phone the toast then closes soon. */
  onLogout: (how?: { fromMenu?: boolean }) => void;
  loggingOut: boolean;
  memberLinks: { myCourses: ShellLink; groups: ShellGroup[] };
  labels: {
    language: string;
    switchLanguage: string;
    openMenu: string;
    menu: string;
    close: string;
    logout: string;
    memberMenu: string;
    side: string;
    navigation: string;
    edition: string;
  };
}
