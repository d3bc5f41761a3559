import 'server-only';
import type { Metadata } from 'next';
import { noindexMetadata } from '~/app/_seo/page-metadata';
import type { Permission } from '~/domain/permissions';
import { pageLanguage } from '~/i18n/server';
import { guardConsolePage } from '~/server/api/page-guards';

interface Props {
  params: Promise<{ locale: string }>;
}

/** `generateMetadata` of a page of the console, which is not indexed. Users who may not open the page get the
 *  title of a missing page. */
export function consoleMetadata(
  permission: Permission,
  title: Parameters<typeof noindexMetadata>[0],
): (props: Props) => Promise<Metadata> {
  const toMetadata = noindexMetadata(title);
  return async (props) => {
    await guardConsolePage(await pageLanguage(props.params), permission);
    return toMetadata(props);
  };
}
