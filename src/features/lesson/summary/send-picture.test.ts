import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { canSharePictures, sendPicture } from './send-picture';

const PICTURE = new Blob(['picture'], { type: 'image/png' });
const MESSAGE = { name: 'unit', title: 'A headline', text: '20 of 20' };

const share = vi.fn<(data: ShareData) => Promise<void>>();
const downloads: string[] = [];
let accepts = true;

beforeEach(() => {
  accepts = true;
  downloads.length = 0;
  share.mockReset().mockResolvedValue();
  Object.assign(navigator, { share, canShare: () => accepts });
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => {} });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    downloads.push(this.download);
  });
});
afterEach(() => void vi.restoreAllMocks());

describe('The picture of a unit', () => {
  it('It is shared as a PNG with its texts', async () => {
    expect(canSharePictures()).toBe(true);
    await sendPicture(PICTURE, MESSAGE);
    const [{ files, title, text } = {}] = share.mock.calls[0] ?? [];
    expect(files).toMatchObject([{ name: 'unit.png', type: 'image/png', size: PICTURE.size }]);
    expect({ title, text }).toEqual({ title: 'A headline', text: '20 of 20' });
    expect(downloads).toEqual([]);
  });

  it('It is downloaded where the browser shares no files', async () => {
    accepts = false;
    await sendPicture(PICTURE, MESSAGE);
    expect(share).not.toHaveBeenCalled();
    expect(downloads).toEqual(['unit.png']);
  });

  it('Nothing is downloaded when the sheet was closed', async () => {
    share.mockRejectedValue(new DOMException('', 'AbortError'));
    await sendPicture(PICTURE, MESSAGE);
    expect(downloads).toEqual([]);
  });

  it('It is downloaded when the sheet was refused', async () => {
    share.mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await sendPicture(PICTURE, MESSAGE);
    expect(downloads).toEqual(['unit.png']);
  });
});
