/** The absolute http or https address of a link in a feed; null if it is none.
 *  @param base of a relative link; null if unknown */
export function toWebAddress(link: string | undefined, base: string | null): string | null {
  const text = link?.trim().replace(/^(?=www\.[\w-]+\.)/i, 'https://');
  if (!text) return null;
  const url = URL.canParse(text, base ?? undefined) ? new URL(text, base ?? undefined) : null;
  // The address is serialised again, because the original may contain characters that the database does not accept.
  return url && /^https?:$/.test(url.protocol) ? url.href.slice(0, 2_000) : null;
}

/** The base of the links in a feed, or in one entry: its `xml:base`, each relative to the outer one, else the link
 *  of the channel, else the address of the feed.
 *  @param bases `xml:base` from the outside in
 *  @param address of the feed; null for a saved file */
export function toBase(
  bases: readonly (string | null | undefined)[],
  channelLink: string | undefined,
  address: string | null,
): string | null {
  const channel = toWebAddress(channelLink, address) ?? address;
  return bases.reduce<string | null>(
    (around, base) => (base ? toWebAddress(base, around) : null) ?? around,
    bases.some(Boolean) ? (address ?? channel) : channel,
  );
}
