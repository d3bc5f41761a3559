import { isSampleAddress } from '~/env';

interface Account {
  href: string;
  label: string;
}

interface Samples {
  /** The text that marks a sample. */
  mark: string;
  /** Whether sample links are shown: a demonstration shows where links would be, a shop shows no link
   *  without a target. */
  shown: boolean;
}

/** The footer's links to the site's accounts elsewhere, each with the site that it leads to, or with the
 *  remark that its address is still a sample. */
export function outwardLinks(accounts: readonly Account[], samples: Samples) {
  return accounts
    .filter(({ href }) => samples.shown || !isSampleAddress(href))
    .map((account) => ({ ...account, mark: toMark(account.href, samples.mark) }));
}

const toMark = (href: string, sample: string) =>
  isSampleAddress(href) ? sample : new URL(href).hostname.replace(/^www\./, '');
