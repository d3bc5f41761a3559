const CONTENT_TYPES = new Map([
  ['webp', 'image/webp'],
  ['mp3', 'audio/mpeg'],
  ['mp4', 'video/mp4'],
  ['vtt', 'text/vtt; charset=utf-8'],
]);

/** Content type of a file by its extension. */
export function getContentType(path: string): string {
  const ending = path.slice(path.lastIndexOf('.') + 1);
  return CONTENT_TYPES.get(ending) ?? 'application/octet-stream';
}
