import type { ReactNode } from 'react';
import { StaticHtml } from '~/components/static-html/static-html';
import type { MediaPage } from '~/schemas/media-lesson';

interface Props {
  page: Pick<MediaPage, 'content'>;
  /** Unique on its page. */
  name: string;
  className?: string;
  /** Server components and HTML elements; no client component but `Link`. */
  children: ReactNode;
}

/** A part of a lesson's page that never changes in the browser. On the page of a free lesson, which has the
 *  whole transcript, it is static HTML. The page of a members' lesson is small without that, and its
 *  navigation by the router is faster. */
export const UnchangingPart = ({ page, name, className, children }: Props) =>
  page.content === null ? (
    children
  ) : (
    <StaticHtml name={name} className={className}>
      {children}
    </StaticHtml>
  );
