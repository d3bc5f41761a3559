import { isSampleAddress } from '~/env';

interface Account {
  href: string;
  label: string;
}

interface Samples {
  /** The text that marks a sample. */
  mark: string;
  /** Whether samples are shown: a demonstration shows where its links would be, a shop shows none that leads nowhere. */
  shown: boolean;
}

/** The footer's links to the site's accounts elsewhere: beside what each is stands the site that it leads to, or
 *  that its address is still a sample. */
export function outwardLinks(accounts: readonly Account[], samples: Samples) {
  return accounts
    .filter(({ href }) => samples.shown || !isSampleAddress(href))
    .map((account) => ({ ...account, mark: toMark(account.href, samples.mark) }));
}

const toMark = (href: string, sample: string) =>
  isSampleAddress(href) ? sample : new URL(href).hostname.replace(/^www\./, '');
