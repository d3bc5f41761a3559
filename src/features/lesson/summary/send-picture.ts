interface Message {
  /** Name of the file, without its ending. */
  name: string;
  title: string;
  text: string;
}

const toFile = (parts: BlobPart[], name: string) =>
  new File(parts, `${name}.png`, { type: 'image/png' });

/** Whether this browser can share a picture; others download it. */
export function canSharePictures(): boolean {
  return navigator.canShare?.({ files: [toFile([], 'picture')] }) ?? false;
}

/** Shares a picture by the device's own sheet, or downloads it where there is none. A sheet that was closed is no
 *  failure. */
export async function sendPicture(picture: Blob, { name, ...message }: Message): Promise<void> {
  const file = toFile([picture], name);
  if (!canSharePictures()) return download(file);
  try {
    await navigator.share({ ...message, files: [file] });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    download(file);
  }
}

function download(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The browser has read the address by then: a click starts the download at once.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
