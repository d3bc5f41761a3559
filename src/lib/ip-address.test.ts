import { describe, expect, it } from 'vitest';
import { normaliseIpAddress, toAddressBlock, toAddressNetwork } from './ip-address';

describe('An IP address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:cb00:7109', '203.0.113.9'],
    ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
    ['2001:0DB8:0:0:0:0:0:1', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['::203.0.113.9', '203.0.113.9'],
    ['::1', '::1'],
  ])('The IP address %s is normalised to %s', (text, normalised) => {
    expect(normaliseIpAddress(text)).toBe(normalised);
  });

  it.each([
    '',
    'unknown',
    '203.0.113.9:4711',
    '203.0.113',
    '[::1]',
    '::g',
    '127.1',
    '0x7f000001',
    null,
    undefined,
  ])('%j is rejected as an IP address', (text) => {
    expect(normaliseIpAddress(text)).toBeNull();
  });
});

describe('The block of an IP address', () => {
  it('The block of an IPv4 address is the whole address', () => {
    expect(toAddressBlock('203.0.113.9')).toBe('203.0.113.9');
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['2001:db8::1', '2001:db8::/64'],
    ['::1', '::/64'],
  ])('The block of %s is %s', (address, block) => {
    expect(toAddressBlock(address)).toBe(block);
  });
});

describe('The network of an IP address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['::1', '::/48'],
  ])('The network of %s is %s', (address, network) => {
    expect(toAddressNetwork(address)).toBe(network);
  });
});
