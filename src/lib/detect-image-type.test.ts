import { describe, expect, it } from 'vitest';
import { detectImageType } from './detect-image-type';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe('The image type of a file', () => {
  it.each([
    ['jpeg', '\xff\xd8\xff\xe0\x00\x10JFIF'],
    ['png', '\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR'],
    ['webp', 'RIFF\x24\x00\x00\x00WEBPVP8 '],
    ['avif', '\x00\x00\x00\x20ftypavif\x00\x00\x00\x00avifmif1'],
    ['avif', '\x00\x00\x00\x20ftypmif1\x00\x00\x00\x00mif1avif'],
  ])('A file with the signature of %s is detected as an image', (kind, start) => {
    expect(detectImageType(bytes(start))).toBe(kind);
  });

  it.each([
    ['An empty file', ''],
    ['A GIF', 'GIF89a'],
    ['HEIC', '\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['A WAV in a RIFF', 'RIFF\x24\x00\x00\x00WAVEfmt '],
    ['An HTML page', '<!doctype html>'],
  ])('%s is rejected as an image', (_, start) => {
    expect(detectImageType(bytes(start))).toBeNull();
  });
});
