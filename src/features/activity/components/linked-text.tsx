/** Text whose URLs are links. */
export function LinkedText({ text }: { text: string }) {
  const [before = '', url, after = ''] = text.split(/(https:\/\/[^\s，。）]+)/);
  if (!url) return text;
  return (
    <>
      {before}
      <a href={url} className="link break-all" target="_blank" rel="noreferrer noopener">
        {url}
      </a>
      {after}
    </>
  );
}
