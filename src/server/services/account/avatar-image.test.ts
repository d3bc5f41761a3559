import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Crop } from '~/schemas/avatar';
import { encodeAvatar } from './avatar-image';

const createImage = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a68a56' } });

const readShape = async (bytes: Uint8Array) => {
  const { format, width, height, pages } = await sharp(bytes).metadata();
  return { format, width, height, pages };
};

/** An image whose quarters are red, green, blue and white when it is upright. */
function createQuarteredImage(): Sharp {
  const [width, height] = [60, 40];
  const colours = ['#ff0000', '#00ff00', '#0000ff', '#ffffff'];
  return createImage(width, height).composite(
    colours.map((background, index) => ({
      input: { create: { width: 30, height: 20, channels: 3, background } },
      left: (index % 2) * 30,
      top: Math.floor(index / 2) * 20,
    })),
  );
}

/** Name of the colour in the middle. */
async function readColour(bytes: Uint8Array): Promise<string> {
  const [red = 0, green = 0, blue = 0] = await sharp(bytes)
    .resize(1, 1)
    .removeAlpha()
    .raw()
    .toBuffer();
  const name = [red, green, blue].map((part) => (part > 128 ? 1 : 0)).join('');
  return { '100': 'red', '010': 'green', '001': 'blue', '111': 'white' }[name] ?? name;
}

/** A PNG of one bit a pixel, all zero, which compresses to a few kilobytes. */
function flatPng(width: number, height: number): Uint8Array {
  const number = (value: number) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value >>> 0);
    return bytes;
  };
  const crc = (data: Buffer) => {
    let sum = 0xffffffff;
    for (const byte of data) {
      sum ^= byte;
      for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
    }
    return number(~sum);
  };
  const chunk = (name: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(name), data]);
    return Buffer.concat([number(data.length), named, crc(named)]);
  };
  const header = Buffer.concat([number(width), number(height), Buffer.from([1, 0, 0, 0, 0])]);
  const rows = Buffer.alloc(height * (Math.ceil(width / 8) + 1));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('The avatar encoder', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'A %s image is encoded as WebP',
    async (format) => {
      const encoded = await encodeAvatar(await createImage(60, 30).toFormat(format).toBuffer());
      expect(await readShape(encoded)).toMatchObject({ format: 'webp', width: 60, height: 30 });
    },
  );

  it.each([
    [2000, 1000, 512, 256],
    [1, 1, 1, 1],
    [20_000, 10, 512, 1],
    [10, 20_000, 1, 512],
  ])('An image of %i × %i is resized to %i × %i', async (width, height, across, down) => {
    const encoded = await encodeAvatar(await createImage(width, height).png().toBuffer());
    expect(await readShape(encoded)).toMatchObject({ width: across, height: down });
  });

  it('An encoded avatar is upright and has no metadata of the camera or the location', async () => {
    const taken = await createImage(60, 30)
      .withMetadata({ orientation: 6, exif: { IFD0: { Model: 'Secret camera' } } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Secret place</x:xmpmeta>')
      .jpeg()
      .toBuffer();
    const encoded = await encodeAvatar(taken);
    const { width, height, exif, xmp, icc } = await sharp(encoded).metadata();
    expect([width, height, exif, xmp, icc]).toEqual([30, 60, undefined, undefined, undefined]);
    expect(Buffer.from(encoded).toString('latin1')).not.toContain('Secret');
  });

  it('A CMYK image is converted to sRGB', async () => {
    const printColours = await createImage(40, 40).toColourspace('cmyk').jpeg().toBuffer();
    expect((await sharp(printColours).metadata()).space).toBe('cmyk');
    const encoded = await encodeAvatar(printColours);
    expect((await sharp(encoded).metadata()).space).toBe('srgb');
    const [red = 0, , blue = 0] = await sharp(encoded).resize(1, 1).raw().toBuffer();
    expect(red - blue).toBeGreaterThan(40);
  });

  it('An animated image is reduced to its first frame', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#0000ff'].map((background) =>
        sharp({ create: { width: 20, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const encoded = await encodeAvatar(moving);
    expect((await readShape(encoded)).pages ?? 1).toBe(1);
    expect(await readColour(encoded)).toBe('red');
  });

  it('Data appended to an image file is not in the encoded avatar', async () => {
    const script = '<script>alert(document.cookie)</script>';
    const both = Buffer.concat([await createImage(40, 40).jpeg().toBuffer(), Buffer.from(script)]);
    const encoded = Buffer.from(await encodeAvatar(both));
    expect(encoded.toString('latin1')).not.toContain('script');
    expect((await readShape(encoded)).format).toBe('webp');
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>';
  it.each([
    ['nothing', async () => new Uint8Array()],
    ['text', async () => new TextEncoder().encode('not a picture')],
    ['SVG', async () => new TextEncoder().encode(svg)],
    ['GIF', () => createImage(9, 9).gif().toBuffer()],
    ['TIFF', () => createImage(9, 9).tiff().toBuffer()],
    ['HEIC', async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
  ])('A file with the content “%s” is rejected with AVATAR_INVALID', async (_, make) => {
    await expect(encodeAvatar(await make())).rejects.toMatchObject({ code: 'AVATAR_INVALID' });
  });

  const start = Buffer.from('\xff\xd8\xff', 'latin1');
  it.each([
    ['half a PNG', async () => (await createImage(400, 400).png().toBuffer()).subarray(0, 200)],
    ['half a JPEG', async () => (await createQuarteredImage().jpeg().toBuffer()).subarray(0, 400)],
    ['a text that begins like a JPEG', async () => Buffer.concat([start, Buffer.from('hello')])],
    ['a GIF that begins like a JPEG', async () => Buffer.concat([start, Buffer.from('GIF89a')])],
  ])('A file with the content “%s” is rejected with AVATAR_BROKEN', async (_, make) => {
    await expect(encodeAvatar(await make())).rejects.toMatchObject({ code: 'AVATAR_BROKEN' });
  });

  it('An image with more pixels than the limit is rejected, even when its file is small', async () => {
    const bomb = flatPng(20_000, 20_000);
    expect(bomb.byteLength).toBeLessThan(100_000);
    await expect(encodeAvatar(bomb)).rejects.toMatchObject({ code: 'AVATAR_TOO_LARGE' });
    expect(await readShape(await encodeAvatar(flatPng(7000, 7000)))).toMatchObject({ width: 512 });
  });

  it('A file of more than 5 MB is rejected with AVATAR_TOO_LARGE', async () => {
    const bytes = new Uint8Array(5 * 1024 * 1024 + 1);
    await expect(encodeAvatar(bytes)).rejects.toMatchObject({ code: 'AVATAR_TOO_LARGE' });
  });
});

describe('The avatar crop', () => {
  const topLeft: Crop = { x: 0, y: 0, width: 0.5, height: 0.5, turn: 0 };

  it.each([
    [0, 'red'],
    [90, 'blue'],
    [180, 'white'],
    [270, 'green'],
  ] as const)('The crop is cut from the image after a rotation of %i°', async (turn, colour) => {
    const bytes = await createQuarteredImage().png().toBuffer();
    expect(await readColour(await encodeAvatar(bytes, { ...topLeft, turn }))).toBe(colour);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'The crop’s coordinates refer to the upright image for EXIF orientation %i',
    async (orientation) => {
      const bytes = await createQuarteredImage()
        .withMetadata({ orientation })
        .jpeg({ quality: 100 })
        .toBuffer();
      const upright = await sharp(bytes).autoOrient().toBuffer();
      for (const [x, y] of [
        [0, 0],
        [0.5, 0],
        [0, 0.5],
      ] as const)
        expect(await readColour(await encodeAvatar(bytes, { ...topLeft, x, y }))).toBe(
          await readColour(await encodeAvatar(upright, { ...topLeft, x, y })),
        );
    },
  );

  it('A square crop gives a square avatar that is never enlarged', async () => {
    const bytes = await createImage(3000, 1500).jpeg().toBuffer();
    const crop = { x: 0.25, y: 0, width: 0.5, height: 1, turn: 0 } as const;
    expect(await readShape(await encodeAvatar(bytes, crop))).toMatchObject({
      width: 512,
      height: 512,
    });
    const small = await encodeAvatar(await createImage(100, 100).png().toBuffer(), topLeft);
    expect(await readShape(small)).toMatchObject({ width: 50, height: 50 });
  });

  it('A crop at the far edge of an image has at least one pixel', async () => {
    const bytes = await createImage(10, 10).png().toBuffer();
    const crop = { x: 1, y: 1, width: 0.001, height: 0.001, turn: 90 } as const;
    expect(await readShape(await encodeAvatar(bytes, crop))).toMatchObject({ width: 1, height: 1 });
  });
});
