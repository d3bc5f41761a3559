import { isSampleAddress } from '~/env';

/** A link of the footer to one of the site's accounts elsewhere: beside what it is stands the site that it leads to,
 *  or that its address is still a sample.
 *  @param sample the text for a sample */
export function outwardLink(href: string, label: string, sample: string) {
  const { hostname } = new URL(href);
  return { href, label, mark: isSampleAddress(href) ? sample : hostname.replace(/^www\./, '') };
}
