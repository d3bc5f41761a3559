'use client';
import type { ReactNode } from 'react';
import { ChevronRightIcon } from '~/components/ui/icons/arrows';
import { Link } from '~/components/ui/link';
import { useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { type PlainRoute, route } from '~/lib/routes';

interface Props {
  to: PlainRoute;
  icon: ReactNode;
  title: string;
  text: string;
}

/** A row of the profile that leads to a page of settings. */
export function SettingsLink({ to, icon, title, text }: Props) {
  const language = useLanguage();
  return (
    <Link
      href={localePath(language, route(to))}
      className="flex items-center gap-4 border-t border-line py-4 text-text no-underline hover:bg-sunken"
    >
      <span className="shrink-0 text-soft">{icon}</span>
      <span className="grow">
        <span className="block font-semibold">{title}</span>
        <span className="block text-sm text-soft">{text}</span>
      </span>
      <ChevronRightIcon className="shrink-0 text-soft" />
    </Link>
  );
}
