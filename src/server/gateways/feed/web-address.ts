/** The address that a link of a feed means, absolute and of http or https; null where it is none.
 *  @param base what a relative one is relative to; null where nobody knows */
export function toWebAddress(link: string | undefined, base: string | null): string | null {
  const text = link?.trim().replace(/^(?=www\.[\w-]+\.)/i, 'https://');
  if (!text) return null;
  const url = URL.canParse(text, base ?? undefined) ? new URL(text, base ?? undefined) : null;
  // Written anew: what was parsed may hold characters that no text of the database may.
  return url && /^https?:$/.test(url.protocol) ? url.href.slice(0, 2_000) : null;
}

/** What the links of a feed, or of one entry, are relative to: its `xml:base`, each of which is relative to the one
 *  around it, else the link of the channel, else the address of the feed.
 *  @param bases `xml:base` from the outside in
 *  @param address of the feed; null for one that was saved as a file */
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
